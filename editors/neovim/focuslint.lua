-- focuslint beside sourcekit-lsp in Neovim 0.7 to 0.10: `dofile` this from init.lua, or put it into plugin/.
-- Neovim 0.11 needs lsp/focuslint.lua alone.

local markers = { '.focuslint.yml', 'Package.swift', '.git' }

--- The nearest folder upward that holds a marker, else the file's own.
local function project(file)
  local own = vim.fn.fnamemodify(file, ':p:h')
  local folder = own
  while true do
    for _, marker in ipairs(markers) do
      if vim.loop.fs_stat(folder .. '/' .. marker) then return folder end
    end
    local above = vim.fn.fnamemodify(folder, ':h')
    if above == folder then return own end
    folder = above
  end
end

local clients = {}

local function attach(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  if file == '' then return end
  local root = project(file)
  -- One server for each project, started once and again if it ended.
  if not (clients[root] and vim.lsp.get_client_by_id(clients[root])) then
    clients[root] = vim.lsp.start_client({
      name = 'focuslint',
      cmd = { 'focuslint', 'server' },
      root_dir = root,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
    })
  end
  if clients[root] then vim.lsp.buf_attach_client(buffer, clients[root]) end
end

local group = vim.api.nvim_create_augroup('focuslint', { clear = true })
vim.api.nvim_create_autocmd('FileType', {
  group = group,
  pattern = 'swift',
  callback = function(event) attach(event.buf) end,
})
