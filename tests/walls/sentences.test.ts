import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root } from './our-imports.ts';

// What people read lies in the tables of `words` (docs/domain/languages.md): a sentence elsewhere would be English for everybody.

/** Read by whoever runs or builds on the program, names and no words, and the first text of a setting. */
const notRead =
  /^(web\/dev|server\/(dev|platform\/(data|process|files))|shared\/places)\/|^server\/[\w-]+\.ts$|^shared\/(cars\/makes|settings\/schema)\.ts$|\/http\/(health|route|parser-errors|openapi[\w-]*)\.ts$|\/dev-emails\//;

const places = globSync('{web,shared,emails,server}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !notRead.test(file));

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string => {
  const { name, value, property, callee } = (node ?? {}) as { [Key in 'name' | 'value' | 'property' | 'callee']?: unknown };
  if (typeof name === 'string') return name;
  if (typeof value === 'string') return value;
  return name ? nameOf(name) : property ? nameOf(property) : callee ? nameOf(callee) : '';
};

const hasWords = (text: unknown) => /\p{L}{2,}/u.test(String(text));
// Two words with a blank between them, and a capital, a stop or an apostrophe: no list of classes has these.
const isSentence = (text: string) => /\p{L}{2,}[’']?\p{L}* +\p{L}+/u.test(text) && /^[\p{Lu}“]|[.?!…:]$|’/u.test(text.trim());

/** What is read also where it is one word. */
const isLabel = (name: string) => /^(aria-label|ariaLabel|alt|title|placeholder|label|hint|bar|asked|heading)$/.test(name);
const isStyle = (name: string) => /^(className|style|d|viewBox)$/.test(name);

/** Read by whoever runs or builds on the program: an error that is nobody's fault but ours, a line of the log, the API's summaries, SQL. */
function isForEngineers(node: Node, file: string): boolean {
  const called = nameOf(node.callee);
  if (node.type === 'NewExpression') return /^(Error|CannotStart|RegExp)$/.test(called);
  if (node.type === 'CallExpression') return called === 'keyset' || /^(log|console)$/.test(nameOf((node.callee as Node).object));
  if (node.type === 'Property') return nameOf(node.key) === 'summary' && file.endsWith('api.ts');
  return node.type === 'TaggedTemplateExpression' || /^(Import|ExportAll)/.test(node.type) || isType(node.type);
}

const isType = (type: string) => /^TS/.test(type) && !/^TS(As|Satisfies|NonNull)Expression$/.test(type);

/** What this node alone says to somebody; nothing for most. */
function saidBy(node: Node): string | undefined {
  if (node.type === 'JSXText') return hasWords(node.value) ? String(node.value) : undefined;
  if (node.type === 'TemplateLiteral') {
    const text = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
    return isSentence(text) ? text : undefined;
  }
  return node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value) ? node.value : undefined;
}

/** The same of a property or an attribute that is a label. */
function labelOf(node: Node): string | undefined {
  if (node.type !== 'Property' && node.type !== 'JSXAttribute') return undefined;
  const value = node.value as Node | null;
  const name = nameOf(node.type === 'Property' ? node.key : node.name);
  return isLabel(name) && value?.type === 'Literal' && typeof value.value === 'string' && hasWords(value.value)
    ? String(value.value)
    : undefined;
}

/** The sentences that stand in a file, each with its line. */
function sentencesIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isForEngineers(node, file) || (node.type === 'JSXAttribute' && isStyle(nameOf(node.name)))) return;
    const said = labelOf(node) ?? saidBy(node);
    if (said) found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${said.trim()}`);
    else for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return found;
}

describe('what people read lies in a table', () => {
  it('is found by its syntax', () => {
    expect(sentencesIn('web/dev/lists.tsx').length).toBeGreaterThan(3);
  });

  it('and nowhere else', () => {
    expect(places.flatMap(sentencesIn)).toEqual([]);
  });
});
