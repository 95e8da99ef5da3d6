#!/usr/bin/env bash
# Restarts the servers behind deploy/haproxy.cfg one after the other, without a failed request:
# sudo bash deploy/rolling-restart.sh. "npm run rehearsal" tests this file.
set -euo pipefail

read -ra ports <<<"${PORTS:-4001 4002}"
socket=${HAPROXY_SOCKET:-/run/haproxy/admin.sock}
restart=${RESTART:-systemctl restart antiquary@}
# The longest wait for a server, in seconds.
patience=60

haproxy() { socat stdio "$socket" <<<"$1"; }

# Whether a field of the server's statistics has the value. Field 5 is the number of open requests,
# and field 18 is the state.
has() { haproxy 'show stat' | cut -d, -f"1,2,$2" | grep -qx "antiquary,$1,$3"; }

wait_until() {
  for ((waited = 0; waited < patience * 10; waited += 1)); do
    if "$@"; then return; fi
    sleep 0.1
  done
  echo "Waited $patience s in vain: $*" >&2
  exit 1
}

for port in "${ports[@]}"; do
  echo "Restarting the server on port $port …"
  haproxy "set server antiquary/$port state drain"
  wait_until has "$port" 5 0
  $restart"$port"
  wait_until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"
  haproxy "set server antiquary/$port state ready"
  wait_until has "$port" 18 UP
done
