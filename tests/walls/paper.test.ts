import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const papers = globSync(['*.md', 'docs/domain/*.md', 'docs/decisions/*.md'], { cwd: root }).sort();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const widest = 120;

/** The lines of a page that could be broken: not those of tables, nor of code, which stands indented behind an empty line. */
const proseOf = (file: string) =>
  read(file)
    .split(/\n\n+/)
    .filter((part) => !part.startsWith('    '))
    .flatMap((part) => part.split('\n'))
    .filter((line) => !line.startsWith('|'));

/** The name under which a page of ours on the web has a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
const headingsOf = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** The links of a page to what lies in the repository: the file, and the heading in it or ''. */
const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, to = '', anchor = '']) => ({
    to: to === '' ? file : path.join(path.dirname(file), to),
    anchor,
  }));

/** The files and folders that a page names in its code, without those that stand for any ('<module>', '00NN', '*'). */
const namedIn = (file: string) =>
  [...read(file).matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .filter((word) => /^(?:bench|db|demo|docs|e2e|emails|scripts|server|shared|tests|web)\/[\w./-]*$/.test(word) && !word.includes('NN'));

describe('what people read', () => {
  it('is found at all', () => {
    expect(papers).toEqual(expect.arrayContaining(['STYLE.md', 'README.md', 'docs/domain/time.md']));
    expect(linksOf('STYLE.md').length).toBeGreaterThan(50);
    expect(namedIn('CONTRIBUTING.md').length).toBeGreaterThan(50);
  });

  it.each(papers)('%s: lines of prose end at 120 characters', (file) => {
    expect(proseOf(file).filter((line) => line.length > widest)).toEqual([]);
  });

  it.each(papers)('%s links to files and headings that are there', (file) => {
    const isThere = ({ to, anchor }: { to: string; anchor: string }) =>
      existsSync(path.join(root, to)) && (anchor === '' || headingsOf(to).map(anchorOf).includes(anchor));
    expect(linksOf(file).filter((link) => !isThere(link))).toEqual([]);
  });

  // A decision says what was there on its day.
  it.each(papers.filter((file) => !file.startsWith('docs/decisions/')))('%s names files that are there', (file) => {
    expect(namedIn(file).filter((named) => !existsSync(path.join(root, named)))).toEqual([]);
  });

  it('STYLE.md names in its index each heading below it', () => {
    const [index = '', ...below] = (read('STYLE.md').split('\n## Index\n')[1] ?? '').split(/\n(?=##)/);
    const onlyOver = ['Rows', 'Browser'];
    const headings = below.map((part) => /^#+ (.+)/.exec(part)?.[1] ?? '').filter((heading) => !onlyOver.includes(heading));
    expect(headings.length).toBeGreaterThan(30);
    expect(headings.filter((heading) => !index.includes(`](#${anchorOf(heading)})`))).toEqual([]);
  });
});
