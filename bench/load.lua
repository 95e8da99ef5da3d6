-- Arguments: the file with headers and bodies, the mode, the first number.
-- The file has headers as "name: value" lines, an empty line, then a body on each line. A body line
-- may begin with a token and a tab. A line that begins with a slash is a path to get instead. The mode
-- "one" repeats the first body. The mode "each" sends the
-- bodies in turn and replaces "@N@" with a unique number.

local lines, position, number = {}, 0, 0
local threads = {}
-- The number of answers with errors. They are checked where any request has a token.
refused = 0

local function read(path)
  local inHead = true
  for line in io.lines(path) do
    if not inHead then
      lines[#lines + 1] = line
    elseif line == "" then
      inHead = false
    else
      local name, value = line:match("^(.-): (.*)$")
      wrk.headers[name] = value
    end
  end
end

local function nextRequest()
  position = position % #lines + 1
  number = number + 1
  local token, body = lines[position]:match("^(%S+)\t(.*)$")
  wrk.headers["authorization"] = token and "Bearer " .. token
  body = body or lines[position]
  if body:sub(1, 1) == "/" then return wrk.format("GET", body, nil, "") end
  return wrk.format(nil, nil, nil, (body:gsub("@N@", tostring(number))))
end

local function countRefusals(_, _, body)
  if body:find('"errors"', 1, true) then refused = refused + 1 end
end

function setup(thread)
  threads[#threads + 1] = thread
end

function init(arguments)
  local path, mode, first = arguments[1], arguments[2], tonumber(arguments[3])
  read(path)
  number = first
  position = first % math.max(1, #lines)
  wrk.method = lines[1] and "POST" or "GET"
  wrk.body = lines[1]
  if mode == "each" then request = nextRequest end
  for _, line in ipairs(lines) do
    if line:find("\t", 1, true) then response = countRefusals end
  end
end

function done(summary, latency)
  local errors = summary.errors
  local refusals = 0
  for _, thread in ipairs(threads) do refusals = refusals + thread:get("refused") end
  print(string.format(
    '{"requests":%d,"seconds":%.6f,"failed":%d,"p50":%.3f}',
    summary.requests, summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout +
      refusals,
    latency:percentile(50) / 1e3))
end
