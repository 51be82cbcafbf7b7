import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { faultsOfWords } from './layout.ts';

// Structure depends on the width, and colours on the scheme: axe reads the structure of phone and desktop, each in one scheme, and of the other scheme
// the colours. A tablet shows the phone's or the desktop's pieces: there it is asked what fits.
const looks = [
  { width: 360, height: 740, colorScheme: 'light', asks: 'all' },
  { width: 360, height: 740, colorScheme: 'dark', asks: 'colours' },
  { width: 768, height: 1024, colorScheme: 'dark', asks: 'fit' },
  { width: 1280, height: 800, colorScheme: 'dark', asks: 'all' },
  { width: 1280, height: 800, colorScheme: 'light', asks: 'colours' },
] as const;

/** The sizes in pixels that somebody may have set the text to, at the width where it has least room all of them. */
const textSizes = { 360: [24, 32, 16], 768: [32, 16], 1280: [32, 16] } as const;

/** To give it to a page takes longer than a run: the shortened one, and once a document. */
const axeSource = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const softly = expect.configure({ soft: true });

/** Examines what is shown now, on phone, tablet and desktop, light and dark, with text as large as twice the usual. All faults of a test are reported together. */
export async function examine(page: Page, what: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await resize(page, { width: 320, height: 640 });
  await everythingFits(page, `${what}, 320 px`, 16);
  let scheme: string | undefined;
  for (const { colorScheme, asks, ...viewport } of looks) {
    // To draw a page anew takes about as long as to examine it.
    if (colorScheme !== scheme) await page.emulateMedia({ colorScheme });
    scheme = colorScheme;
    const look = `${what}, ${colorScheme}, ${viewport.width} px`;
    if (asks !== 'colours') {
      for (const standard of textSizes[viewport.width]) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        // Scripts hear of it when the window changes too: the tables, say, which become cards.
        await resize(page, { ...viewport, height: viewport.height + standard - 16 });
        await everythingFits(page, `${look}, text of ${standard} px`, standard);
      }
    }
    if (asks !== 'fit') expect.soft(await violations(page, asks === 'colours' ? 'color-contrast' : undefined), look).toEqual([]);
  }
  await browser.detach();
}

/** Resolves when the page is drawn at the new size: tables become cards by script, in a frame that comes after the size. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (now?.width === size.width && now.height === size.height) return;
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

/** On a busy machine that frame can come later still: a misfit is one that stays for ten seconds. */
async function everythingFits(page: Page, look: string, text: number): Promise<void> {
  await softly
    .poll(async () => [...(await page.evaluate(misfits, text)), ...(await page.evaluate(faultsOfWords))], {
      message: look,
      timeout: 10_000,
    })
    .toEqual([]);
}

/** What axe finds wrong with what is shown now, each fault with where; by all its rules or by one. */
export async function violations(page: Page, only?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (rule) => {
    // No rule of ours reads films or other sites' stylesheets, which axe would load first.
    const options = { resultTypes: ['violations' as const], preload: false, ...(rule && { runOnly: [rule] }) };
    return (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations;
  }, only);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** Text drawn in another size than was set, in pixels; elements wider than the screen, and links wider than their nav, also where the page hides what sticks out, and tap targets smaller than 24 × 24 px that are not links within a sentence. Runs in the page. */
function misfits(size: number): string[] {
  const wide = [document.documentElement, ...document.querySelectorAll('dialog[open], nav')].filter(
    (box) => box.scrollWidth > box.clientWidth,
  );
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, li, label, a, button, input, select, textarea')];
  const cut = texts.filter((text) => isThere(text) && text.getBoundingClientRect().right > innerWidth + 1 && !isScrolled(text));
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary')];
  const small = targets.filter((target) => isThere(target) && !isInSentence(target) && !isLarge(target) && !isHitBeside(target));

  function isThere(target: HTMLElement): boolean {
    // Elements for screen readers only are one pixel in size.
    return target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && target.getBoundingClientRect().width > 1;
  }

  function isScrolled(text: HTMLElement): boolean {
    for (let box = text.parentElement; box; box = box.parentElement) if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    return false;
  }

  function isInSentence(target: HTMLElement): boolean {
    return getComputedStyle(target).display === 'inline' && target.parentElement?.textContent !== target.textContent;
  }

  /** Itself or its label; half a pixel less is allowed for rounding. */
  function isLarge(target: HTMLElement): boolean {
    const boxes = [target, ...((target as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
    return boxes.some(({ width, height }) => width >= 23.5 && height >= 23.5);
  }

  /** Whether what it draws around itself takes the touch. */
  function isHitBeside(target: HTMLElement): boolean {
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const corners = [-11, 11].flatMap((dx) => [-11, 11].map((dy) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)));
    return corners.every((hit) => target.contains(hit));
  }

  const name = (element: Element) => element.outerHTML.slice(0, 200);
  const drawn = getComputedStyle(document.documentElement).fontSize;
  return [
    ...(drawn === `${size}px` ? [] : [`drawn with a text of ${drawn}`]),
    ...wide.map((box) => `scrolls sideways: ${name(box)}`),
    ...cut.map((text) => `cut: ${name(text)}`),
    ...small.map((target) => `small: ${name(target)}`),
  ];
}
