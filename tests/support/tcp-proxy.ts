import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Ends every connection and takes no more, as when the other side goes away. */
  cut(): Promise<void>;
  /** Takes connections again. */
  mend(): Promise<void>;
  /** Passes nothing on any more, and says so to nobody, as when a cable is pulled. */
  stall(): void;
}

/** Passes connections on loopback on to other ports in turn, until it is cut. */
export async function startTcpProxy(
  ...targets: { host: string; port: number }[]
): Promise<TcpProxy> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const target = targets[turn % targets.length];
    turn += 1;
    if (!target) throw new Error('The proxy has nowhere to pass connections on to.');
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      // A cut is what these connections are for.
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    mend: () => listen(port),
    stall() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
