import { expect, type Locator, type Page } from '@playwright/test';

// What a person does who has no mouse. Wherever they stop, they see where they are.

/** Presses Tab until this has the focus; it is drawn around it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to find it by its name at each key takes longer than the key. The page may have drawn another one in its place.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    if (!element || (await element.evaluate(isFocusedOrGone))) {
      if (await target.evaluate(isFocused)) break;
      element = await target.elementHandle();
    }
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expectRing(page);
}

const isFocused = (element: Element) => element === document.activeElement;
const isFocusedOrGone = (element: Element) => element === document.activeElement || !element.isConnected;

/** Tabs to a button or link and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a box, or to a choice that its group lets one tab to, and takes it. */
export async function tick(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

/** Tabs to a field and types in the place of what stands there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** A dialog that has opened has the focus. */
export async function expectOpen(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}

/** Once no dialog is open, the focus is in the page, in sight, never lost to the top of the document. */
export async function expectReturned(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('body :focus')).toHaveCount(1);
  await expectRing(page);
}

/** Something is drawn around what has the focus, or around the label or box that is seen in its place, and it can be seen on the screen. */
async function expectRing(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect.poll(() => focused.evaluate(ringOf)).toMatch(/^drawn/);
}

/** 'drawn', or what is wrong. Runs in the page. */
function ringOf(focused: Element): string {
  // A tap target that is not seen itself is drawn by what stands around it.
  const parts = [focused, ...((focused as HTMLInputElement).labels ?? []), focused.parentElement, focused.parentElement?.parentElement];
  // Of a part as long as the screen the name is underlined.
  const name = focused.matches('.named-part') ? focused.querySelector('h1, .part-name') : null;
  const isUnderlined = name && getComputedStyle(name).textDecorationLine === 'underline';
  const drawn = parts.find((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/, 0\)$|transparent/.test(outlineColor);
  });
  const ring = drawn ?? (isUnderlined ? name : null);
  if (!ring) return `no ring: ${focused.outerHTML.slice(0, 200)}`;
  const { top, bottom, left, right } = ring.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return isInSight ? 'drawn' : `out of sight: ${focused.outerHTML.slice(0, 200)}`;
}
