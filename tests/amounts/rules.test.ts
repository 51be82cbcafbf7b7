import { expect, it } from 'vitest';
import { sumsIn } from '../../shared/moderation/sums.ts';
import { typedAmount } from '../../shared/typed-amount.ts';

it.each([
  ['', undefined],
  ['  ', undefined],
  ['1480000', 1_480_000],
  ['1,480,000', 1_480_000],
  ['1480000.50', 1_480_000.5],
  // Too many decimals stay for the form to refuse.
  ['1480000.505', 1_480_000.505],
  ['.5', 0.5],
  ['1.2M', 1_200_000],
  ['1.285M', 1_285_000],
  ['1,5M', 1_500_000],
  ['.9m', 900_000],
  ['1.2 million', 1_200_000],
  ['850k', 850_000],
  ['KSh 850k', 850_000],
  ['Kshs. 850,000/=', 850_000],
  ['850,000 KES', 850_000],
  ['850,000 KSh', 850_000],
  ['1,200k', 1_200_000],
  ['1 285 000 KES', 1_285_000],
  ['1.250.000', 1_250_000],
  // Kilometres are no thousands.
  ['88,000 km', 88_000],
  ['88,000km', 88_000],
  ['900 km', 900],
  ['45000km', 45_000],
  ['85k', 85_000],
  ['85k km', 85_000],
])('“%s” in a field for an amount is %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

it.each(['.', ',', 'KSh', 'about 1M', '1M or 2M', '1,48x0', '$850', '850 USD', '1.5L', '1.2Mk'])(
  '“%s” is none, and is not dropped',
  (typed) => {
    expect(typedAmount(typed)).toBeNaN();
  },
);

it.each([
  ['I paid 1,285,000, not 900k', [1_285_000, 900_000]],
  ['It was 3.15M. Or 3 150 000?', [3_150_000, 3_150_000]],
  ['call 0712345678 or +254712345678', []],
  ['at 10:30 on 2026-11-23', []],
])('a message names sums: %s', (text, amounts) => {
  expect(sumsIn(text).map(({ amount }) => amount)).toEqual(amounts);
});
