import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../docs/specification.md');
const [promises = '', codes = ''] = readFileSync(file, 'utf8').split('## Sentences that can only be a code');

/** The sentences in quotation marks of docs/specification.md that somebody reads: those of its tables, but for those that can only be a code. */
export function quotedSentences(): string[] {
  const unseen = quotedIn(codes);
  return quotedIn(promises).filter((sentence) => !unseen.includes(sentence));
}

/** What stands in quotation marks in the first cells of tables. An apostrophe within a word closes none. */
export function quotedIn(text: string): string[] {
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ')[0]);
  const quoted = cells.join('\n').matchAll(/(?<=[\s(])'([^`|]+?)'(?=[\s,.;:)]|$)/gm);
  return [...new Set([...quoted].map(([, sentence = '']) => sentence))];
}

/** Texts as they are compared: without doubled spaces, with one kind of apostrophe. */
export const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** What a whole text must be to be this sentence: `{reason}` and `…` are its changing parts, and a colon may lead on from it. */
export function patternOf(sentence: string): RegExp {
  const fixed = plain(sentence)
    .split(/\{\w+\}|…/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}(: .+)?$`);
}
