import { describe, expect, it } from 'vitest';
import { toE164 } from '../../server/modules/profile/phones.ts';
import { whyNotUpdateProfile } from '../../shared/profile/rules.ts';
import { telLink } from '../../shared/tel-link.ts';

it.each([
  ['0712 345 678', 'tel:+254712345678'],
  ['254712345678', 'tel:+254712345678'],
  ['+254 (0)700-000 000', 'tel:+254700000000'],
  ['00254 700 000 000', 'tel:+254700000000'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('%s is called by %s', (number, link) => {
  expect(telLink(number)).toBe(link);
});

describe('the own profile', () => {
  it.each([
    [3, 3, 'ok'],
    [3, undefined, 'ok'],
    [3, 2, 'profile_changed'],
  ])('at version %i, saved by a form of version %s: %s', (version, seen, answer) => {
    expect(whyNotUpdateProfile({ version }, seen)?.code ?? 'ok').toBe(answer);
  });

  it.each([
    ['0712 345 678', '+254712345678'],
    ['0110-345678', '+254110345678'],
    ['+254 (712) 345-678', '+254712345678'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00254700000059', '+254700000059'],
    [' 00 44 20 7946 0958', '+442079460958'],
    [null, null],
  ])('the link of %s is %s', (phone, link) => {
    expect(toE164(phone)).toBe(link);
  });
});
