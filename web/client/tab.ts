const randomId = () => Math.random().toString(36).slice(2);

let id = randomId();

/** This tab's id, sent with every change. The live event of the change carries it back, and this tab skips it: it has already read the result. */
export const tabId = (): string => id;

/**
 * Call when a change got no answer, so it is unknown whether it was made. If it was, only its live event will tell; with a new id this tab
 * handles that event like those of other tabs.
 */
export function renameTab(): void {
  id = randomId();
}
