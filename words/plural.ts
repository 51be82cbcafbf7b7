interface Forms {
  one: string;
  other: string;
}

/** The form of a text for a count, by the rules of a language; `#` is the number, as in `plural(3, { one: '1 offer', other: '# offers' })`. */
function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, { one, other }: Forms): string => (rules.select(count) === 'one' ? one : other).replace('#', String(count));
}

/** For tables in English. */
export const en = /*#__PURE__*/ pluralIn('en');
/** For tables in Swahili. */
export const sw = /*#__PURE__*/ pluralIn('sw');
