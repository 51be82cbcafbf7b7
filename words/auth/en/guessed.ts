/** With the word that gave it away: whoever chooses anew would only add a digit otherwise. */
export const guessedFirst = (word: string) =>
  `“${word}” is one of the words that are guessed first. Please choose another one, or join two that don’t belong together.`;
/** Where no word gave it away. */
export const rowGuessedFirst =
  'Keys side by side, repetitions and rows of digits are guessed first. Please choose another one, or join two words that don’t belong together.';
