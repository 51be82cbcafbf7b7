import { globSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/contract.ts';

const root = path.join(import.meta.dirname, '../../..');

/** What the contract calls its operations and shapes. */
export interface ContractNames {
  /** The id of an operation by its method and path, as 'GET /api/cars': `browseApi.count` is 'browseCount'. */
  operations: Map<string, string>;
  /** Shapes by their name: `carCard` is 'CarCard'. */
  shapes: [name: string, schema: z.ZodMiniType][];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const isShape = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Reads them off what the files of `shared` export: a list of names would say each a second time, and a shape that nobody thought of would be called
 * after the field in which it first stands.
 */
export async function contractNames(): Promise<ContractNames> {
  const operations = new Map<string, string>();
  const shapes: ContractNames['shapes'] = [];
  for (const file of globSync('shared/{*,*/*}.ts', { cwd: root, exclude: (name) => name.endsWith('.d.ts') }).sort()) {
    const exported = (await import(path.join(root, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (isShape(value)) shapes.push([capital(name), value]);
      if (!name.endsWith('Api')) continue;
      for (const [call, endpoint] of Object.entries(value as object)) {
        if (isEndpoint(endpoint)) operations.set(`${endpoint.method} ${endpoint.path}`, `${name.slice(0, -3)}${capital(call)}`);
      }
    }
  }
  return { operations, shapes };
}
