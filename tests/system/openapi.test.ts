import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { allEndpoints } from '../support/endpoints.ts';

interface Operation {
  summary: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; content: object }>;
}

const { app } = await testApp();
const endpoints = [...(await allEndpoints())];
const document = (await app.inject('/api/openapi.json')).json() as {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
};

describe('the OpenAPI document', () => {
  it('is of version 3 and holds the API only', () => {
    expect(document.openapi).toMatch(/^3\.\d+\.\d+$/);
    expect(document.info).toMatchObject({ title: 'TafutaGari', version: '1' });
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it.each(endpoints)('holds %s', (_, endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({
      summary: endpoint.summary,
      responses: { 200: { content: expect.any(Object) }, default: expect.any(Object) },
    });
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path' && parameter.required);
    expect(inPath.map((parameter) => parameter.name)).toEqual(named);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
  });
});
