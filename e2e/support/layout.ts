/** What is wrong with where the words of a page stand: words on words, words cut or outside their box, numbers and codes broken in two. Runs in the page. */
export function faultsOfWords(): string[] {
  interface Word {
    text: Text;
    rect: DOMRect;
    /** What it is fixed to: what scrolls below it may lie under it. */
    layer: Element | null;
  }
  const faults = new Set<string>();
  const words: Word[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const box = text.parentElement;
    if (!box || !text.data.trim() || !isSeen(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(box);
    for (const rect of range.getClientRects()) {
      const shown = within(box, rect, text);
      if (shown) words.push({ text, rect: shown, layer });
    }
    for (const { 0: number, index } of text.data.matchAll(
      /\S+@\S+|(KSh\u00a0)?\d[\d,.]*\d|\b(?=\w*\d)[A-Z0-9]{6,}\b|\bK[A-Z]{2,3} (?=\w*\d)[A-Z0-9]{4}\b/g,
    )) {
      // The digits of an address are no number: it may break where it must.
      if (number.includes('@')) continue;
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1)
        faults.add(`broken: ${number} in ${nameOf(box)}`);
    }
  }
  words.sort((one, other) => one.rect.top - other.rect.top);
  words.forEach((one, at) => {
    for (const other of words.slice(at + 1)) {
      if (other.rect.top > one.rect.bottom) break;
      if (one.text === other.text || one.layer !== other.layer) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (wide > 2 && high > 2) faults.add(`on each other: “${one.text.data.trim()}” and “${other.text.data.trim()}”`);
    }
  });
  return [...faults];

  function isSeen(box: Element): boolean {
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    // For screen readers only.
    for (let at: Element | null = box; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return false;
    return !box.closest('[inert], option, select') && (!document.querySelector('dialog[open]') || box.closest('dialog[open]') !== null);
  }

  function layerOf(box: Element): Element | null {
    for (let at: Element | null = box; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  }

  /** The part that is seen, without the air above and below its letters; what is cut on purpose ends in dots or can be scrolled. */
  function within(box: Element, whole: DOMRect, text: Text): DOMRect | null {
    let { left, right } = whole;
    let top = whole.top + whole.height * 0.2;
    let bottom = whole.bottom - whole.height * 0.2;
    let isFramed = false;
    for (let at: Element | null = box; at && at !== document.body; at = at.parentElement) {
      const { display, overflowX, textOverflow, borderLeftWidth, borderLeftColor, webkitLineClamp } = getComputedStyle(at);
      const isBordered = borderLeftWidth !== '0px' && !/, 0\)$/.test(borderLeftColor);
      if (display === 'inline' || display === 'contents') continue;
      const edge = at.getBoundingClientRect();
      const isCutHere = overflowX !== 'visible';
      const isOnPurpose =
        /auto|scroll/.test(overflowX) || webkitLineClamp !== 'none' || (textOverflow === 'ellipsis' && !at.closest('.top-bar .brand'));
      const isOutside = left < edge.left - 1 || right > edge.right + 1;
      if (isOutside && !isOnPurpose && (isCutHere || (!isFramed && isBordered)))
        faults.add(`cut or outside: “${text.data.trim()}” of ${nameOf(at)}`);
      isFramed ||= isBordered;
      if (!isCutHere) continue;
      [left, right, top, bottom] = [
        Math.max(left, edge.left),
        Math.min(right, edge.right),
        Math.max(top, edge.top),
        Math.min(bottom, edge.bottom),
      ];
      if (isOnPurpose && /auto|scroll/.test(overflowX)) isFramed = true;
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  function nameOf(box: Element): string {
    return box.outerHTML.slice(0, 120);
  }
}
