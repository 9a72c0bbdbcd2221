-- Opens a file with a mistake in Neovim, looks at the diagnostic, lets a code action mend it.
dofile(vim.env.SETUP)

local function check(what, condition)
  if vim.wait(20000, condition, 50) then return end
  io.stderr:write('neovim: ' .. what .. '\n')
  io.stderr:write(vim.inspect(vim.diagnostic.get(0)) .. '\n')
  vim.cmd('cquit')
end

vim.cmd('edit Sources/検索.swift')
vim.bo.filetype = 'swift'
check('no diagnostic is shown', function() return #vim.diagnostic.get(0) == 1 end)
local found = vim.diagnostic.get(0)[1]
check('the diagnostic is another', function()
  local line = vim.api.nvim_buf_get_lines(0, found.lnum, found.lnum + 1, true)[1]
  return found.source == 'focuslint' and line:sub(found.col + 1, found.end_col) == 'isSearching'
end)

-- Typing moves it.
vim.api.nvim_buf_set_lines(0, 0, 0, true, { '// 検索👍' })
check('the diagnostic does not move', function()
  local now = vim.diagnostic.get(0)[1]
  return now and now.lnum == found.lnum + 1
end)

vim.api.nvim_win_set_cursor(0, { found.lnum + 2, found.col })
vim.ui.select = function(items, _, choose)
  for index, item in ipairs(items) do
    local action = item.action or item[2]  -- older ones put the client in front
    if action.title:match('^Remove') then return choose(item, index) end
  end
end
vim.lsp.buf.code_action()
check('the mistake is still there', function()
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n')
  return not text:match('isSearching') and #vim.diagnostic.get(0) == 0
end)

-- The server ends with the editor.
local clients = vim.lsp.get_clients or vim.lsp.get_active_clients
vim.lsp.stop_client(clients()[1].id)
check('the server does not end', function() return #clients() == 0 end)
vim.cmd('qall!')
