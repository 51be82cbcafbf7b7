/**
 * What is stored under a key as JSON, if it has the shape that `isShape` knows; else null. What is broken, by hand, by another version of the program or
 * by a browser that was killed while writing, is removed: it must never stop a page.
 */
export function readStored<T>(storage: Storage, key: string, isShape: (value: unknown) => value is T): T | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isShape(value)) return value;
  } catch {
    // Not even JSON.
  }
  storage.removeItem(key);
  return null;
}

/** Whether a value is an object of whose fields at least these are texts. */
export function hasTexts<Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, string> {
  return typeof value === 'object' && value !== null && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

/** Whether a value is an object with nothing but texts. */
export function isTexts(value: unknown): value is Record<string, string> {
  return hasTexts(value, ...Object.keys(value ?? {}));
}
