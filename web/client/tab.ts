const randomId = () => Math.random().toString(36).slice(2);

let id = randomId();

/** This tab as it names itself in what it changes: the event that comes back carries the name, and what was changed here was read here already. */
export const tabId = (): string => id;

/**
 * Whether a change went through is not known: no answer came. If it did, its event is the only word of it, so this tab takes another name
 * and reads that event like those of others.
 */
export function renameTab(): void {
  id = randomId();
}
