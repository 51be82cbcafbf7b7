import fc from 'fast-check';

/** A fixed seed, so that every run has the same inputs and a new failure comes from a change of the code. FUZZ_SEED=$RANDOM tries other inputs. */
export const seed = Number(process.env.FUZZ_SEED) || 20_261_121;

/**
 * Checks a property on this many inputs, without a time limit: fewer inputs on a slow machine would be a different test. It stops at the first
 * failure, because shrinking would meet changed rows, and throws that error unchanged: the property names its input.
 */
export async function holds<T>(property: fc.IRawProperty<T>, numRuns: number): Promise<void> {
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns, endOnFailure: true });
  if (failed) throw errorInstance;
}

/** The beginning of a text, for an error message. */
export function brief(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}… (${text.length} characters)` : text;
}
