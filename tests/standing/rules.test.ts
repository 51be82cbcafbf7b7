import { describe, expect, it } from 'vitest';
import { whyNotWhileSuspended } from '../../shared/access.ts';
import { whyNotAnswer, whyNotContest, whyNotLeave, whyNotRestore, whyNotSuspend, whyNotWarn } from '../../shared/standing/rules.ts';

const at = '2026-11-26T06:00:00.000Z';

describe('warning, suspending and its end', () => {
  it.each([
    // admin_role, suspended_at, warn, suspend, restore
    [null, null, undefined, undefined, 'not_suspended'],
    [null, at, undefined, 'already_suspended', undefined],
    ['super_admin', null, 'our_own', 'our_own', 'not_suspended'],
  ])('of %s since %s: %s, %s, %s', (admin_role, suspended_at, warn, suspend, restore) => {
    const person = { admin_role, suspended_at };
    expect(whyNotWarn(person)?.code).toBe(warn);
    expect(whyNotSuspend(person)?.code).toBe(suspend);
    expect(whyNotRestore(person)?.code).toBe(restore);
  });
});

it.each([
  [undefined, 'not_suspended', 'not_suspended'],
  [{ contest: null, answer: null }, undefined, 'not_contested'],
  [{ contest: 'No', answer: null }, 'already_contested', undefined],
  [{ contest: 'No', answer: 'It stays' }, 'already_contested', 'already_answered'],
])('%j is contested: %s, answered: %s', (open, contest, answer) => {
  expect(whyNotContest(open)?.code).toBe(contest);
  expect(whyNotAnswer(open)?.code).toBe(answer);
});

it('a new account is left once', () => {
  expect(whyNotLeave([{}])).toBeNull();
  expect(whyNotLeave([])?.code).toBe('already_decided');
});

it.each([
  ['GET', undefined, true],
  ['HEAD', undefined, true],
  ['POST', undefined, false],
  ['PUT', false, false],
  ['DELETE', undefined, false],
  ['POST', true, true],
])('a suspended account calls %s, meant for it: %s: %s', (method, duringSuspension, may) => {
  const asked = { method, duringSuspension };
  expect(whyNotWhileSuspended({ is_suspended: true }, asked)?.code).toBe(may ? undefined : 'account_suspended');
  expect(whyNotWhileSuspended({ is_suspended: false }, asked)).toBeNull();
});
