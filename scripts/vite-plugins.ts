import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Endpoint } from '../shared/contract.ts';
import type { Language } from '../words/languages.ts';

/**
 * The browser only needs an endpoint's method and path, and whether it is for anyone; its roles and schemas are used by the server, and would be
 * a tenth of the first load (docs/decisions/0006). So shared/<module>/api.ts, and each …-api.ts, is evaluated at build time, and the bundle gets its endpoints as plain data. A page that
 * imports anything but endpoints and types from there fails the build, because nothing else is exported.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async load(id) {
      if (!/\/shared\/[^/]+\/([\w-]+-)?api\.ts$/.test(id)) return null;
      const declared = (await import(pathToFileURL(id).href)) as Record<string, Record<string, Endpoint>>;
      const contracts = Object.entries(declared).filter(([name]) => name.endsWith('Api'));
      if (contracts.length === 0) this.error(`${id}: exports no …Api`);
      return contracts.map(([name, endpoints]) => `export const ${name} = ${JSON.stringify(withoutSchemas(endpoints))};`).join('\n');
    },
  };
}

function withoutSchemas(endpoints: Record<string, Endpoint>): object {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, access }]) => [name, { method, path, ...(access === 'anyone' && { access }) }]),
  );
}

const words = path.join(import.meta.dirname, '../words');

/**
 * Puts one language in the place of a table of both: its sentences are then plain constants of the bundle, those that nobody reads fall away, and
 * no other language is loaded (docs/decisions/0052). The administrator's tables have English only.
 */
export function wordsOf(language: Language): Plugin {
  return {
    name: 'words-of',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const [, module, name] = /^([\w-]+)\/([\w-]+)\.ts$/.exec(path.relative(words, id)) ?? [];
      if (!module || !name) return null;
      const spoken = isEnglishOnly.test(readFileSync(id, 'utf8')) ? 'en' : language;
      return `export * as ${wordsName(name)} from './${spoken}/${name}';`;
    },
  };
}

const isEnglishOnly = /table\(\{ en, sw: en \}\)/;

/** The name of a file's table: that of `offer-card.ts` is `offerCardWords`. */
const wordsName = (file: string) => `${file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Words`;
