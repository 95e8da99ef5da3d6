// @ts-check
import { rmSync } from 'node:fs';
import { startCodegen } from './dev/codegen.mjs';
import { startEmulator } from './dev/emulator.mjs';
import { openFront } from './dev/front.mjs';
import { OUTPUT, DevServer } from './dev/server.mjs';
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
  const codegen = startCodegen();
  server.onRestart = () => codegen.updateSchema();

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await Promise.all([front.close(), codegen.stop(), server.stop(), emulator?.stop()]);
    process.exit();
  };
  process.on('SIGINT', () => void end()).on('SIGTERM', () => void end());
  await server.start();
  front.watch();
  await emulator?.ready;
  say(`Ready: ${front.url}`);
});
