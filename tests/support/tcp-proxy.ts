import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Closes every connection and accepts no more, as when the server stops. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  restore(): Promise<void>;
  /** Forwards nothing more and leaves the connections open, as when a cable is pulled. */
  stall(): void;
}

/** Forwards connections on loopback to the targets in turn, until it is cut. */
export async function startTcpProxy(
  ...targets: { host: string; port: number }[]
): Promise<TcpProxy> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = targets[turn % targets.length];
    turn += 1;
    if (!target) throw new Error('The proxy has no target.');
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // A cut causes errors on both sides.
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    restore: () => listen(port),
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
