import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

// What a screen reader is told, as Chromium's accessibility tree has it: the tree that it hands to the operating system.

interface Value {
  value?: unknown;
}
interface AxNode {
  nodeId: string;
  parentId?: string;
  backendDOMNodeId?: number;
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
}

/** The tree of a page. */
export interface Reader {
  page: Page;
  session: CDPSession;
}

export async function readerOf(page: Page): Promise<Reader> {
  return { page, session: await page.context().newCDPSession(page) };
}

async function treeOf({ session }: Reader): Promise<AxNode[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes as AxNode[];
}

const property = (node: AxNode, name: string) => node.properties?.find((each) => each.name === name)?.value.value;

const isLive = (node: AxNode) => ['polite', 'assertive'].includes(String(property(node, 'live')));

/** The live regions of a page, by the DOM node of each: nobody hears what is inserted together with its region. */
async function regionsOf(reader: Reader): Promise<Set<number | undefined>> {
  const live = (await treeOf(reader)).filter(isLive);
  return new Set(live.map(({ backendDOMNodeId }) => backendDOMNodeId));
}

/** The DOM nodes of the live regions that hold this text. */
async function regionsWith(reader: Reader, text: string | RegExp): Promise<(number | undefined)[]> {
  const nodes = await treeOf(reader);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = nodes.filter(({ role, name }) => role?.value === 'StaticText' && String(name?.value).match(text));
  return texts.flatMap((found) => {
    const around: (number | undefined)[] = [];
    for (let node: AxNode | undefined = found; node; node = byId.get(node.parentId ?? ''))
      if (isLive(node)) around.push(node.backendDOMNodeId);
    return around;
  });
}

/** Acts, and expects that this text is spoken then: it was in no live region before, and comes into one that was there before it. */
export async function expectHeard(reader: Reader, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  const known = await regionsOf(reader);
  expect(await regionsWith(reader, text), `${text} was there before`).toEqual([]);
  await act();
  await expect
    .poll(async () => (await regionsWith(reader, text)).some((region) => known.has(region)), { message: `${text} is spoken` })
    .toBe(true);
}

/** What a screen reader says of a field: whether it is wrong, whether it has the focus, and its description. */
async function spokenOf({ session }: Reader, field: Locator) {
  const handle = await field.elementHandle();
  await handle?.evaluate((element) => element.setAttribute('data-spoken', ''));
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-spoken]' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await handle?.evaluate((element) => element.removeAttribute('data-spoken'));
  const [node] = nodes as AxNode[];
  if (!node) throw new Error('the field is not in the tree');
  return {
    invalid: property(node, 'invalid'),
    focused: property(node, 'focused') ?? false,
    description: String(node.description?.value ?? ''),
  };
}

/** A field is said to be wrong, and why; `hasFocus`: the reader is taken to it. */
export async function expectWrong(reader: Reader, field: Locator, why: string | RegExp, hasFocus = true): Promise<void> {
  await expect
    .poll(() => spokenOf(reader, field), { message: `${field} is said to be wrong` })
    .toMatchObject({ invalid: 'true', focused: hasFocus, description: expect.stringMatching(why) });
}
