/**
 * The JSON stored under a key if `isShape` accepts it, else null. A broken value (edited by hand, written by another version of the program, or cut off
 * when the browser was killed) is removed: it must never stop a page from loading.
 */
export function readStored<T>(storage: Storage, key: string, isShape: (value: unknown) => value is T): T | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isShape(value)) return value;
  } catch {
    // Not JSON.
  }
  storage.removeItem(key);
  return null;
}

/** Whether a value is an object in which at least these fields are strings. */
export function hasTexts<Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, string> {
  return typeof value === 'object' && value !== null && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

/** Whether a value is an object whose values are all strings. */
export function isTexts(value: unknown): value is Record<string, string> {
  return hasTexts(value, ...Object.keys(value ?? {}));
}
