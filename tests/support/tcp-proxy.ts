import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Ends every connection and takes no more, as when the other side goes away. */
  cut(): Promise<void>;
  /** Takes connections again. */
  mend(): Promise<void>;
}

/** Passes connections on loopback on to another port, until it is cut. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
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
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
