import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root } from './our-imports.ts';

// What people read lies in the tables of `words` (docs/domain/languages.md): a sentence elsewhere would be English for everybody.

/** Where words still stand in the code. Each line goes when its place is moved; none comes. */
const notMoved = ['web', 'shared', 'emails', 'server'];

/** Read by whoever runs or builds on the program, or names and no words. */
const notRead = /^(web\/dev|server\/(dev|platform\/(data|process|files))|shared\/places)\/|^server\/[\w-]+\.ts$|^shared\/cars\/makes\.ts$/;

const places = globSync('{web,shared,emails,server}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !notRead.test(file));

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string => {
  const { name, property, callee } = (node ?? {}) as { name?: unknown; property?: unknown; callee?: unknown };
  if (typeof name === 'string') return name;
  return name ? nameOf(name) : property ? nameOf(property) : callee ? nameOf(callee) : '';
};

// Two words with a blank between them, of which the first may stand alone: 'Sign in', 'your offers'. No list of classes has a capital or a stop.
const looksLikeWords = /\p{L}{2,}[’']?\p{L}* +\p{L}+/u;
const isSentence = (text: string) => looksLikeWords.test(text) && /^[\p{Lu}“]|[.?!…:]$|’/u.test(text.trim());

/** Read by whoever runs or builds on the program: errors on purpose of ours, logs, the API's description, SQL. */
const forEngineers = /^(Error|CannotStart|log|info|warn|error|debug|fatal|sql|summary|describe|check|console|RegExp|expand)$/;

/** The sentences that stand in a file, each with its line. */
function sentencesIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const found: string[] = [];
  const say = ({ start }: Node, text: string) => found.push(`${file}:${source.slice(0, start).split('\n').length}: ${text.trim()}`);
  const visit = (node: Node): void => {
    if (/^(Import|Export(All|Named)Declaration$|TS)/.test(node.type) && !('declaration' in node && node.declaration)) return;
    if (node.type === 'NewExpression' && forEngineers.test(nameOf(node.callee))) return;
    if (node.type === 'CallExpression' && (forEngineers.test(nameOf(node.callee)) || nameOf((node.callee as Node).object) === 'log'))
      return;
    if (node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'Property' && forEngineers.test(nameOf(node.key))) return;
    if (node.type === 'JSXText' && /\p{L}{2,}/u.test(String(node.value))) say(node, String(node.value));
    else if (node.type === 'JSXAttribute' && isNode(node.value) && node.value.type === 'Literal') {
      const text = String(node.value.value);
      if (/^(aria-label|alt|title|placeholder|label|hint)$/.test(nameOf(node)) && /\p{L}{2,}/u.test(text)) say(node, text);
      else if (!/^(className|style|d|viewBox)$/.test(nameOf(node)) && isSentence(text)) say(node, text);
      return;
    } else if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value)) say(node, node.value);
    else if (node.type === 'TemplateLiteral') {
      const text = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
      if (isSentence(text)) say(node, text);
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'parent') continue;
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
    }
  };
  visit(program as unknown as Node);
  return found;
}

const isMoved = (file: string) => !notMoved.some((place) => file === place || file.startsWith(`${place}/`));

describe('what people read lies in a table', () => {
  it('is found by its syntax', () => {
    expect(sentencesIn('web/dev/lists.tsx').length).toBeGreaterThan(3);
  });

  it('and nowhere else', () => {
    expect(places.filter(isMoved).flatMap(sentencesIn)).toEqual([]);
  });

  it.each(notMoved)('%s still has words of its own, or its line goes', (place) => {
    expect(places.filter((file) => file === place || file.startsWith(`${place}/`)).flatMap(sentencesIn)).not.toEqual([]);
  });
});
