import type { LightMyRequestResponse } from 'fastify';

const begins = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The reply itself, once every instant in its JSON is found in the one form that they have (docs/domain/time.md, "Time zone"). */
export function inOneForm(reply: LightMyRequestResponse): LightMyRequestResponse {
  if (!String(reply.headers['content-type']).includes('json') || !reply.body) return reply;
  JSON.parse(reply.body, (name, value) => {
    if (typeof value === 'string' && begins.test(value) && !form.test(value))
      throw new Error(`${reply.raw.req.method} ${reply.raw.req.url}: the instant ${name} is in another form: ${value}`);
    return value;
  });
  return reply;
}
