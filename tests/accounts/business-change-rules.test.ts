import { describe, expect, it } from 'vitest';
import {
  businessOf,
  changedFields,
  isWaiting,
  mustWait,
  whyNotChangeBusiness,
  whyNotDecide,
  whyNotTakeBack,
} from '../../shared/accounts/business-change.ts';
import { whyNotEndSession, whyNotNewEmail, whyNotUpdateProfile } from '../../shared/accounts/rules.ts';
import { checkedByApproval } from '../../shared/accounts/verification.ts';

const rift = { business_name: 'Rift Motors', business_license: 'L-1', business_address: 'Kenyatta Avenue' };
const code = (refusal: { code: string } | null) => refusal?.code ?? 'ok';

describe('changed business details', () => {
  it.each([
    [true, {}, false],
    [true, { business_name: 'Rift Valley Motors' }, true],
    [true, { business_license: 'L-2' }, true],
    [true, { business_address: 'Moi Avenue' }, true],
    // Rows from before lines were cleaned may have more white space.
    [true, { business_address: 'Kenyatta  Avenue' }, false],
    [false, { business_name: 'Rift Valley Motors' }, false],
  ])('of a dealer that is verified %s, changing %j, wait: %s', (is_verified, change, waits) => {
    expect(mustWait({ ...rift, is_verified }, { ...rift, ...change })).toBe(waits);
  });

  it.each([
    [true, { business_name: null }, 'business_name_missing'],
    [true, { business_license: null }, 'licence_missing'],
    [true, { business_address: null }, 'address_missing'],
    [true, { business_license: 'L-2' }, 'ok'],
    [false, { business_license: null }, 'ok'],
  ])('of a dealer that is verified %s, as %j: %s', (is_verified, change, answer) => {
    expect(code(whyNotChangeBusiness({ ...rift, is_verified }, { ...rift, ...change }))).toBe(answer);
  });

  it('of a dealer that was verified without a licence number need none', () => {
    const before = { ...rift, business_license: null };
    expect(whyNotChangeBusiness({ ...before, is_verified: true }, before)).toBeNull();
  });

  const [waiting, refused] = [
    { id: 'a', refused_reason: null },
    { id: 'a', refused_reason: 'Not found' },
  ];
  it.each([
    [null, 'a', false, 'nothing_waits', 'nothing_waits'],
    [refused, 'a', false, 'ok', 'nothing_waits'],
    [waiting, 'a', true, 'ok', 'ok'],
    [waiting, 'b', true, 'ok', 'details_changed'],
  ])('%j, of which %s was seen: waits %s, taking back %s, deciding %s', (change, seen, waits, takingBack, deciding) => {
    expect([isWaiting(change), code(whyNotTakeBack(change)), code(whyNotDecide(change, seen))]).toEqual([waits, takingBack, deciding]);
  });

  it('are told apart field by field', () => {
    expect(changedFields(rift, { ...rift, business_name: 'Rift', business_address: null })).toEqual(['business_name', 'business_address']);
    expect(businessOf({ ...rift, phone: '0712' } as typeof rift)).toEqual(rift);
  });

  it.each([
    [{ step: 'verified', details_version: 3 }, 3, 4],
    [{ step: 'change_approved', details_version: 3 }, 3, 4],
    // The phone was changed since: that stays to be checked.
    [{ step: 'verified', details_version: 2 }, 3, 2],
    [{ step: 'change_approved', details_version: 2 }, 3, 2],
    [null, 3, 4],
  ])('approved after %j, at version %i: checked up to %i', (verification, details_version, checked) => {
    expect(checkedByApproval({ is_verified: true, details_version, verification }, details_version + 1)).toBe(checked);
  });
});

describe('the own account', () => {
  it.each([
    [3, 3, 'ok'],
    [3, undefined, 'ok'],
    [3, 2, 'profile_changed'],
  ])('at version %i, saved by a form of version %s: %s', (version, seen, answer) => {
    expect(code(whyNotUpdateProfile({ version }, seen))).toBe(answer);
  });

  it('ends other sessions, not the one in use, and asks after a new e-mail only while there is one', () => {
    expect([code(whyNotEndSession({ is_this: false })), code(whyNotEndSession({ is_this: true }))]).toEqual(['ok', 'this_session']);
    expect([code(whyNotNewEmail('a@b.example')), code(whyNotNewEmail(null))]).toEqual(['ok', 'no_new_email']);
  });
});
