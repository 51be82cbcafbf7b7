import { globSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../../shared/contract.ts';

const root = path.join(import.meta.dirname, '../..');

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every endpoint of the contract by its name ('bidsApi.place'), as declared in the modules' files named api.ts or so. */
export async function allEndpoints(): Promise<Map<string, Endpoint>> {
  const endpoints = new Map<string, Endpoint>();
  for (const file of globSync('shared/*/*api.ts', { cwd: root }).sort()) {
    const module = (await import(path.join(root, file))) as Record<string, unknown>;
    for (const [api, declared] of Object.entries(module)) {
      if (!api.endsWith('Api')) continue;
      for (const [name, value] of Object.entries(declared as object)) if (isEndpoint(value)) endpoints.set(`${api}.${name}`, value);
    }
  }
  return endpoints;
}
