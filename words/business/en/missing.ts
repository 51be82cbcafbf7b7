import { en as plural } from '../../plural.ts';

/** Of the names of details (`businessDetailWords.names`): '2 things are missing: licence number, location.' */
export const areMissing = (names: readonly string[]) =>
  plural(names.length, { one: `One thing is missing: ${names.join(', ')}.`, other: `# things are missing: ${names.join(', ')}.` });
/** What comes of it as long as a detail is missing: said wherever a dealer reads of their verification. */
export const untilGiven = 'Until then our team can’t verify you, and you can’t bid.';
