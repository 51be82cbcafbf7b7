/** More than make, model, trim and year, and as many as the database looks for in milliseconds. */
const mostWords = 6;

/** A word that stands for a year of a car, or for a part of its name ('Peugeot 2008'). */
export const isYear = (word: string) => /^(19|20)\d\d$/.test(word);

/** The words of a search that are looked for: the first six, without those that another one holds ('toyo' beside 'Toyota'). A year holds none. */
export function searchWords(search: string): string[] {
  const words = [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))];
  const isHeld = (word: string) => words.some((other) => other !== word && !isYear(other) && other.includes(word));
  return words.filter((word) => !isHeld(word)).slice(0, mostWords);
}
