// The least that stands before several replicas: connections go to them in turn, and past one that accepts none.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly stop: () => Promise<void>;
}

/** Knows nothing of HTTP: whoever has a connection keeps its replica. */
export async function startBalancer(port: number, targets: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.once('close', () => sockets.delete(socket));
  }

  async function connectToOne(): Promise<Socket | null> {
    turn += 1;
    const first = turn;
    for (let place = first; place < first + targets.length; place += 1) {
      const socket = connect(targets[place % targets.length], '127.0.0.1');
      try {
        await once(socket, 'connect');
        return socket;
      } catch {
        // The next one.
      }
    }
    return null;
  }

  async function serve(client: Socket): Promise<void> {
    keep(client);
    client.on('error', () => client.destroy());
    const target = await connectToOne();
    if (target === null) {
      client.destroy();
      return;
    }
    keep(target);
    target.on('error', () => client.destroy());
    target.once('close', () => client.destroySoon());
    client.once('close', () => target.destroy());
    client.pipe(target).pipe(client);
  }

  const server = createServer((client) => void serve(client));
  server.listen({ port, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
