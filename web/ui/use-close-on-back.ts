import { useEffect, useLayoutEffect, useRef } from 'react';

/** What lies over the page, the topmost last. */
const layers: (() => void)[] = [];
/** The number of the history entry that the page is at; React Router counts them (`idx`). */
let place = 0;
/** Set while the browser is on its way back to the page's entry: what to close when it arrives. */
let closeOnReturn: (() => void) | null = null;

const currentPlace = (): number => history.state?.idx ?? 0;

function onPopState(event: PopStateEvent): void {
  const close = closeOnReturn ?? layers.at(-1);
  if (!close && !history.state?.isBelow) return;
  event.stopImmediatePropagation();
  // Nobody stays at the entry below: Back leaves the page through it.
  if (!close) {
    history.back();
    return;
  }
  if (closeOnReturn) {
    closeOnReturn = null;
    // It may have been closed meanwhile.
    if (layers.includes(close)) close();
    return;
  }
  // Closing may replace the entry that the browser is at, and `go` only begins the way back to the page's own.
  closeOnReturn = close;
  history.go(place - currentPlace());
}

/**
 * The place of the page, to which Back can be answered. The first page of a document has none: Back would leave the document, which nobody can stop. It
 * gets an entry above its own, in the tap that opens something: browsers pass over entries that were made without one.
 */
function ownPlace(): number {
  const { state } = history;
  if (currentPlace() === 0) {
    history.replaceState({ ...state, isBelow: true }, '');
    history.pushState({ ...state, idx: 1 }, '');
  }
  return currentPlace();
}

/**
 * Lets Back close what lies over the page. Call it before the router is on the page: listeners are called in the order they came, and the router must
 * not see a Back that was meant for a dialog, or the page would change under it.
 */
export function watchBack(): void {
  addEventListener('popstate', onPopState);
}

/**
 * The browser's Back closes what lies over the page instead of leaving the page. Android's back gesture doesn't come this way: there the
 * browser asks an open `<dialog>` to close, as Escape does.
 */
export function useCloseOnBack(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before it is drawn: a Back that comes at once is meant for it.
  useLayoutEffect(() => {
    const close = () => latest.current();
    if (layers.length === 0) place = ownPlace();
    layers.push(close);
    return () => {
      layers.splice(layers.indexOf(close), 1);
    };
  }, []);
}
