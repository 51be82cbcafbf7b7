const forms = new Intl.PluralRules('en');

/** The sentence for this many: `#` is the number in both forms, as in `plural(3, { one: '1 offer', other: '# offers' })`. */
export function plural(count: number, { one, other }: { one: string; other: string }): string {
  return (forms.select(count) === 'one' ? one : other).replace('#', String(count));
}
