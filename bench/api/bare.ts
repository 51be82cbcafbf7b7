import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement, Value } from './record.ts';

// The least a server can do: node:http and pg, which run the statements that the app was seen to send for the same call, named, one after the other,
// and answer with the rows of the last. No rule, no check, no schema, no log.

const [, , databaseUrl = '', recording = ''] = process.argv;
const statements = JSON.parse(readFileSync(recording, 'utf8')) as Record<string, Statement[]>;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12, application_name: 'bare' });

const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const [scenario, ...ids] = String(request.headers['x-bench']).split(',');
    const session = createHash('sha256')
      .update(String(request.headers.cookie).split('=')[1] ?? '')
      .digest();
    if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
    const client = await pool.connect();
    let rows: unknown[] = [];
    for (const [place, { text, values }] of (statements[scenario ?? ''] ?? []).entries()) {
      const result = await client.query({ name: `${scenario} ${place}`, text, values: values.map((value) => fill(value, session, ids)) });
      if (result.rows.length > 0) rows = result.rows;
    }
    client.release();
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ rows, next: null }));
  });
});

function fill(value: Value, session: Buffer, ids: string[]): unknown {
  if (value === 'session') return session;
  return 'same' in value ? value.same : value.text.replace(/\{(\d)\}/g, (_, place: string) => ids[Number(place)] ?? '');
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
