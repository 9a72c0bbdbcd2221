// Starts `focuslint server` beside the Swift extension's own server.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async () => {
  const command = workspace.getConfiguration('focuslint').get('path');
  client = new LanguageClient(
    'focuslint',
    'focuslint',
    { command, args: ['server'] },
    {
      documentSelector: [
        { scheme: 'file', language: 'swift' },
        { scheme: 'untitled', language: 'swift' },
        { scheme: 'file', pattern: '**/.focuslint.yml' },
      ],
    },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
