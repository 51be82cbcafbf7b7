import { type Browser, expect, type Frame, type Page } from '@playwright/test';
import { browserOf, type Marketplace } from './marketplace.ts';
import { patternOf, plain, quotedSentences } from './quoted.ts';

// Long enough for a busy machine; what has not appeared by then is named at the end, with all else that is missing.
const patience = 60_000;

/** Somebody at a browser of their own, with a memory of every text that stood there in sight. */
export interface Reader {
  page: Page;
  /** Waits for these sentences of docs/specification.md on a page that is open now. One that does not appear stops nobody, and is in `missed`. */
  reads(...sentences: string[]): Promise<void>;
  /** Each sentence that was waited for in vain, and where. */
  missed: string[];
  /** Does it while a proxy answers these calls in place of the server, which is away. */
  without(calls: string, act: () => Promise<unknown>): Promise<void>;
  hasRead(sentence: string): boolean;
}

/** A new reader, signed out. */
export async function newReader(browser: Browser, market: Marketplace): Promise<Reader> {
  const page = await browserOf(browser, market, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  const texts = new Set<string>();
  // Of each frame those of the document that is open in it: a word like 'Cancel' stands on many pages, and is waited for on one.
  const here = new Map<Frame, { opened: number; texts: Set<string> }>();
  await page.context().exposeBinding('tellTexts', ({ frame }, opened: number, seen: string[]) => {
    // What a document tells that is being left, or was, comes too late.
    if (opened > (here.get(frame)?.opened ?? 0)) here.set(frame, { opened, texts: new Set() });
    const open = here.get(frame);
    for (const text of seen.map(plain)) {
      texts.add(text);
      if (open?.opened === opened) open.texts.add(text);
    }
  });
  page.context().on('request', (request) => {
    const left = request.isNavigationRequest() && here.get(request.frame());
    // Nothing stands there until the next document opens, which is later than this one did.
    if (left) here.set(request.frame(), { opened: left.opened + 1, texts: new Set() });
  });
  await page.context().addInitScript(tellWhatIsVisible);
  const isAmong = (some: Iterable<string>, sentence: string) => {
    const pattern = patternOf(sentence);
    return [...some].some((text) => pattern.test(text));
  };
  const missed: string[] = [];
  return {
    page,
    missed,
    hasRead: (sentence) => isAmong(texts, sentence),
    async reads(...sentences) {
      const unknown = sentences.filter((sentence) => !quotedSentences().includes(sentence));
      if (unknown.length > 0) throw new Error(`not quoted in docs/specification.md: ${unknown.join(', ')}`);
      for (const sentence of sentences) {
        await expect
          .poll(() => [...here.values()].some((open) => isAmong(open.texts, sentence)), { timeout: patience, intervals: [50] })
          .toBe(true)
          .catch(() => missed.push(`${sentence}, at ${page.url()}`));
      }
    },
    async without(calls, act) {
      await page.route(calls, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }));
      await act();
      await page.unroute(calls);
    },
  };
}

/**
 * Tells every text that is visible for a tenth of a second: of each element its whole text, its own without that of its children, its placeholder and
 * its name for readers. Runs in the page.
 */
function tellWhatIsVisible(): void {
  const { tellTexts } = globalThis as unknown as { tellTexts: (opened: number, texts: string[]) => void };
  const told = new Set<string>();
  let changedAt = 0;
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  function textsOf(element: HTMLElement): (string | null)[] {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
    // A sentence is short; the text of a whole page would be read again for each element around it.
    const whole = (element.textContent ?? '').length < 300 ? element.innerText : null;
    // What a list to choose from offers, which opens at a tap.
    const offered = element instanceof HTMLSelectElement ? [...element.options].map(({ text }) => text) : [];
    return [own.join(''), whole, element.getAttribute('placeholder'), element.ariaLabel, element.title, ...offered];
  }

  let ticks = 0;
  setInterval(() => {
    ticks += 1;
    const still = performance.now() - changedAt;
    // To read a whole page is dear: at once after a change, then now and then, for an animation shows something a moment after it was added.
    if (still > 1500 || (still > 150 && ticks % 5 > 0)) return;
    const visible = [...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const texts = visible.flatMap(textsOf).filter((text) => text?.trim() && !told.has(text)) as string[];
    if (texts.length === 0) return;
    for (const text of texts) told.add(text);
    tellTexts(performance.timeOrigin, texts);
  }, 100);
}
