// @ts-check
import { rmSync } from 'node:fs';
import { Codegen, isOperationSource } from './dev/codegen.mjs';
import { startEmulator } from './dev/emulator.mjs';
import { openFront } from './dev/front.mjs';
import { DevServer, isServerSource, OUTPUT } from './dev/server.mjs';
import { compileServerInto } from './build.mjs';
import { main, say } from './run.mjs';

/**
 * `npm run dev`: the product at its usual address, with hot replacement for the client. The server
 * restarts and the typed operations are generated when their sources change; the Firebase Auth
 * emulator runs on. SIGINT and SIGTERM end everything.
 */
await main(async () => {
  rmSync(OUTPUT, { recursive: true, force: true });
  await compileServerInto(OUTPUT);

  const emulator = startEmulator();
  const server = new DevServer();
  const front = await openFront(server);
  const codegen = new Codegen();
  server.onRestart = () => codegen.updateSchema();

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await Promise.all([front.close(), server.stop(), emulator?.stop()]);
    process.exit();
  };
  process.on('SIGINT', () => void end()).on('SIGTERM', () => void end());
  front.watch((files) => {
    const sources = files.filter(isServerSource);
    if (sources.length > 0) void server.update(sources);
    if (files.some(isOperationSource)) void codegen.updateOperations();
  });
  await Promise.all([server.start(), codegen.updateOperations()]);
  await emulator?.ready;
  say(`Ready: ${front.url}`);
});
