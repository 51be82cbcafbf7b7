import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A free port of this machine; by default none of those that the system gives to outgoing connections: one of them could take it before the program does. */
export async function freePort({ from = 20_000, to = 30_000 } = {}): Promise<number> {
  for (;;) {
    const port = randomInt(from, to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
