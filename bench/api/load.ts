import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Call } from './scenarios.ts';
import type { Server } from './servers.ts';

/** How a server answered. */
export interface Measured {
  perSecond: number;
  /**
   * Milliseconds of processor time that one call took in the server, in the database and in this client, which may share a core with both: they depend
   * little on what else the machine does.
   */
  cpu: { server: number; database: number; client: number };
}

/** Sends calls to a server on loopback, twelve at a time, until the time is over or none is left. Throws unless each is answered 200. */
export async function measure(server: Server, name: string, calls: Iterator<Call, void>, seconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const before = await server.cpu();
  const own = process.cpuUsage();
  const begun = performance.now();
  let done = 0;
  const connections = Array.from({ length: 12 }, async () => {
    while (performance.now() - begun < seconds * 1000) {
      const { value: call } = calls.next();
      if (!call) return;
      await send(agent, server, name, call);
      done += 1;
    }
  });
  await Promise.all(connections);
  const took = performance.now() - begun;
  const { user, system } = process.cpuUsage(own);
  const after = await server.cpu();
  agent.destroy();
  if (done === 0) throw new Error(`there is no call of '${name}'`);
  const cpu = {
    server: (after.server - before.server) / done,
    database: (after.database - before.database) / done,
    client: (user + system) / 1000 / done,
  };
  return { perSecond: (done / took) * 1000, cpu };
}

async function send(agent: Agent, { port, cookie }: Server, name: string, call: Call): Promise<void> {
  const body = call.body && JSON.stringify(call.body);
  const headers = {
    cookie: `${cookie}=${call.token}`,
    'accept-encoding': 'gzip, br',
    'x-bench': [name, ...call.ids].join(','),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const sent = request({ agent, port, host: '127.0.0.1', method: call.method, path: call.path, headers });
  sent.end(body);
  const [reply] = await once(sent, 'response');
  reply.resume();
  await once(reply, 'end');
  if (reply.statusCode !== 200) throw new Error(`${call.method} ${call.path} was answered ${reply.statusCode}`);
}
