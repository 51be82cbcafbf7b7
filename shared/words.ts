const forms = new Intl.PluralRules('en');

/** The singular or plural text for a count; `#` is the number, as in `plural(3, { one: '1 offer', other: '# offers' })`. */
export function plural(count: number, { one, other }: { one: string; other: string }): string {
  return (forms.select(count) === 'one' ? one : other).replace('#', String(count));
}
