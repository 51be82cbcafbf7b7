/** What a reference is made of: no letter or digit that is read as another one, and no vowels, which would make words. */
export const referenceLetters = '23456789CDFGHJKMNPQRTVWXY';
export const referenceLength = 4;
