import fc from 'fast-check';

/** The same inputs in every run, so that a change is judged by itself; FUZZ_SEED=$RANDOM looks elsewhere. */
export const seed = Number(process.env.FUZZ_SEED) || 20_261_121;

/**
 * Tries a property on so many inputs, however long they take: fewer on a slow machine would be other tests. The first failure ends it, since
 * the rows it met are changed, and is thrown as it is: the property names its input in a line.
 */
export async function holds<T>(property: fc.IRawProperty<T>, numRuns: number): Promise<void> {
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns, endOnFailure: true });
  if (failed) throw errorInstance;
}

/** The beginning of a text, for a message that a person reads. */
export function brief(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}… (${text.length} characters)` : text;
}
