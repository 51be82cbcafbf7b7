import { expect, it } from 'vitest';
import { whyNotRemove } from '../../shared/moderation/rules.ts';

it('of a decided offer its photos can be removed only where it has some', () => {
  const decided = (image_urls: string[]) => whyNotRemove.bid({ status: 'accepted', image_urls })?.message;
  expect(decided([])).toBe('This offer was decided already: its dealer can be warned.');
  expect(decided(['/photos/a/800.webp'])).toBe('This offer was decided already: its dealer can be warned, and its photos removed.');
  expect(whyNotRemove.bid({ status: 'pending', image_urls: [] })).toBeNull();
});
