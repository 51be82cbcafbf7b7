import { plural } from '../words.ts';

// Apart from the details themselves: the dealer's home says these words, and needs no field.

/** Of the names of details, '2 things are missing: licence number, location.' */
export function missingSentence(missing: readonly string[]): string {
  const names = missing.join(', ');
  return plural(missing.length, { one: `One thing is missing: ${names}.`, other: `# things are missing: ${names}.` });
}

/** What comes of it as long as a detail is missing: said wherever a dealer reads of their verification. */
export const untilGiven = 'Until then our team can’t verify you, and you can’t bid.';
