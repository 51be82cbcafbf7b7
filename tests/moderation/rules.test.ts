import { expect, it } from 'vitest';
import { whyNotRemove, whyNotReport, whyNotWarn } from '../../shared/moderation/rules.ts';

it('of a decided offer its photos can be removed only where it has some', () => {
  const decided = (image_urls: string[]) => whyNotRemove.bid({ status: 'accepted', image_urls })?.message();
  expect(decided([])).toBe('This offer was decided already: its dealer can be warned.');
  expect(decided(['/photos/a/800.webp'])).toBe('This offer was decided already: its dealer can be warned, and its photos removed.');
  expect(whyNotRemove.bid({ status: 'pending', image_urls: [] })).toBeNull();
});

it.each([
  ['active', false, 'ok'],
  ['active', true, 'request_over'],
  ['completed', false, 'request_over'],
  ['cancelled', true, 'request_over'],
] as const)('removing a request that is %s, deleted: %s: %s', (status, is_deleted, answer) => {
  expect(whyNotRemove.request({ status, is_deleted })?.code ?? 'ok').toBe(answer);
});

it.each([
  ['approved', false, 'ok'],
  ['approved', true, 'car_not_shown'],
  ['waiting', false, 'car_not_shown'],
  ['refused', true, 'car_not_shown'],
] as const)('removing a car that is %s, deleted: %s: %s', (approval, is_deleted, answer) => {
  expect(whyNotRemove.car({ approval, is_deleted })?.code ?? 'ok').toBe(answer);
});

it('nobody reports what is their own', () => {
  const reporting = (owner_id: string) => whyNotReport({ actor: { user_id: 'wanjiru' }, thing: { owner_id } })?.code ?? 'ok';
  expect([reporting('otieno'), reporting('wanjiru')]).toEqual(['ok', 'own_thing']);
});

it('nobody is warned who is not there any more', () => {
  expect([whyNotWarn({ is_erased: false }), whyNotWarn({ is_erased: true })?.code]).toEqual([null, 'nobody_to_warn']);
});
