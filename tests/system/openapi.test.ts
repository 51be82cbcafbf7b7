import { describe, expect, it } from 'vitest';
import { apiExamples } from '../../server/api-examples.ts';
import type { Endpoint } from '../../shared/contract.ts';
import { requestsApi } from '../../shared/requests/api.ts';
import { testApp, withKey } from '../support/app.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { administrator, dealer } from '../support/people.ts';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters?: ({ name: string; in: string; required: boolean } | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, object>;
}

const { app, config } = await testApp();
const endpoints = [...(await allEndpoints())];
const { body } = await app.inject('/api/openapi.json');
const document = JSON.parse(body) as {
  openapi: string;
  info: object;
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Json>>;
};
const operationOf = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** What a reference leads to, or the part itself. */
function followed(part: object): Json {
  if (!('$ref' in part)) return part as Json;
  const [, place = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(String(part.$ref)) ?? [];
  const found = document.components[place]?.[name];
  expect(found, String(part.$ref)).toBeDefined();
  return found ?? {};
}

/** Every object in the document, itself first. */
function partsOf(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(partsOf)];
}

describe('the OpenAPI document', () => {
  it('is of version 3 and holds the API only', () => {
    expect(document.openapi).toMatch(/^3\.\d+\.\d+$/);
    expect(document.info).toMatchObject({ title: 'TafutaGari', version: '1' });
    expect(document.servers).toEqual([{ url: config.publicUrl }]);
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
    expect(operations.length).toBe(endpoints.length);
  });

  it.each(endpoints)('holds %s', (name, endpoint) => {
    const operation = operationOf(endpoint);
    const id = name.replace(/Api\.(\w)/, (_, letter: string) => letter.toUpperCase());
    expect(operation).toMatchObject({
      operationId: id,
      summary: endpoint.summary,
      security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
      responses: { 200: { description: expect.any(String), content: expect.any(Object) } },
    });
    for (const refused of ['4XX', 'default'])
      expect(followed(operation?.responses[refused] ?? {}).content).toHaveProperty('application/problem+json');
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param);
    const inPath = (operation?.parameters ?? []).map(followed).filter((parameter) => parameter.in === 'path' && parameter.required);
    expect(inPath.map((parameter) => parameter.name)).toEqual(named);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
  });

  it('names each operation by an id of its own, and who calls by the cookie of a session', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(document.components.securitySchemes?.session).toMatchObject({ type: 'apiKey', in: 'cookie', name: '__Host-session' });
  });

  it('says each shape once, under a name, and leads nowhere in vain', () => {
    const parts = partsOf({ paths: document.paths, schemas: document.components.schemas });
    const shapes = parts
      .filter((part) => typeof part.properties === 'object' && part.type === 'object')
      .map((part) => JSON.stringify(part));
    expect(shapes.length).toBeGreaterThan(100);
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
    for (const part of parts) if (typeof part.$ref === 'string') followed(part);
    const used = new Set(partsOf(document).map((part) => part.$ref));
    const schemas = Object.keys(document.components.schemas ?? {});
    expect(schemas.filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([]);
    expect(schemas).toEqual(expect.arrayContaining(['Bid', 'CarCard', 'OwnRequest', 'Problem', 'RequestFormInput']));
    // What anything may hold has the name of its own shape, not that of whoever holds it first.
    expect(schemas).toContain('Id');
    expect(schemas).not.toContain('Person');
    expect(schemas.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  it('says the limits of what people type', () => {
    const form = JSON.stringify(followed(operationOf(requestsApi.post)?.requestBody?.content['application/json']?.schema ?? {}));
    expect(form).toContain('"car_model":{"type":"string","minLength":2,"maxLength":100}');
    expect(form).toContain('"budget":{"type":"string","minLength":1,"maxLength":50}');
    expect(form).toContain('"maxLength":1000');
  });

  it('weighs less than 270 KB', () => {
    expect(body.length).toBeLessThan(270_000);
  });

  it('has an example for each of the ten calls of a deal, which its endpoint takes', () => {
    expect(apiExamples.length).toBe(10);
    for (const [{ path, method }, example] of apiExamples) {
      const [name, endpoint] = endpoints.find(([, one]) => one.path === path && one.method === method) ?? [];
      expect([name, endpoint?.body?.safeParse(example).error]).toEqual([name, undefined]);
      expect(operationOf({ path, method })?.requestBody?.content['application/json']?.example).toEqual(example);
    }
  });
});

describe('in production the document and its page', async () => {
  const site = await testApp({ APP_MODE: 'production' });
  const open = ['/api/openapi.json', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css'];
  const statuses = (headers: Record<string, string>) =>
    Promise.all(open.map(async (url) => (await site.app.inject({ url, headers })).statusCode));

  it('are there for the administrator and with this machine’s key', async () => {
    const { cookie } = await administrator(site.app, site.db);
    expect(await statuses({ cookie })).toEqual(open.map(() => 200));
    expect(await statuses(await withKey(site.config))).toEqual(open.map(() => 200));
  });

  it('are not there for anybody else', async () => {
    const { cookie } = await dealer(site.app, site.db);
    const forwarded = { ...(await withKey(site.config)), 'x-forwarded-for': '41.90.0.1' };
    const strangers: Record<string, string>[] = [{}, { cookie }, { authorization: 'Bearer made-up' }, forwarded];
    for (const headers of strangers) {
      expect(await statuses(headers)).toEqual(open.map(() => 404));
    }
    const { body: made_up } = await site.app.inject('/api/no-such-call');
    expect((await site.app.inject('/api/openapi.json')).body).toBe(made_up);
  });
});
