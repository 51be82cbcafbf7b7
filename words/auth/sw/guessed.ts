export const guessedFirst = (word: string) =>
  `“${word}” ni kati ya maneno yanayokisiwa kwanza. Tafadhali chagua jingine, au unganisha mawili yasiyohusiana.`;
export const rowGuessedFirst =
  'Herufi zilizo jirani, marudio na mfuatano wa tarakimu hukisiwa kwanza. Tafadhali chagua jingine, au unganisha maneno mawili yasiyohusiana.';
