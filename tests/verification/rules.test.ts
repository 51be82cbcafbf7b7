import { describe, expect, it } from 'vitest';
import { checkedByApproval, whyNotAskForLicence, whyNotAskForMore, whyNotUnverify, whyNotVerify } from '../../shared/verification/rules.ts';

describe('what our team decides about a dealer', () => {
  const waiting = {
    user_type: 'dealer',
    is_verified: false,
    details_version: 3,
    business_name: 'Rift Motors',
    business_license: 'L-1',
    phone: '0712 345 678',
    location: 'Nakuru',
    business_address: 'Kenyatta Avenue',
  } as const;

  it.each([
    [{}, 'ok'],
    [{ is_verified: true }, 'wrong_state'],
    [{ is_verified: true, verification: { step: 'verified', details_version: 3 } }, 'wrong_state'],
    [{ is_verified: true, verification: { step: 'verified', details_version: 2 } }, 'ok'],
    [{ user_type: 'buyer' }, 'not_a_dealer'],
    [{ business_license: null }, 'licence_missing'],
    [{ phone: null }, 'phone_missing'],
    [{ business_address: null }, 'address_missing'],
    [{ details_version: 4 }, 'details_changed'],
  ] as const)('verifying a waiting dealer with %j: %s', (over, answer) => {
    expect(whyNotVerify({ ...waiting, verification: null, ...over }, 3)?.code ?? 'ok').toBe(answer);
  });

  it.each([
    [{ is_verified: true }, 'ok'],
    [{ is_verified: false }, 'wrong_state'],
    [{ user_type: 'buyer' }, 'not_a_dealer'],
  ] as const)('unverifying with %j: %s', (over, answer) => {
    expect(whyNotUnverify({ ...waiting, ...over })?.code ?? 'ok').toBe(answer);
  });

  it.each([
    [{ business_license: null }, false, 'ok'],
    [{ business_license: null }, true, 'licence_asked'],
    [{}, false, 'licence_given'],
    [{ is_verified: true, business_license: null }, false, 'wrong_state'],
    [{ user_type: 'buyer' }, false, 'not_a_dealer'],
  ] as const)('asking for the licence number with %j, asked %s: %s', (over, isAsked, answer) => {
    expect(whyNotAskForLicence({ ...waiting, ...over }, { isAsked })?.code ?? 'ok').toBe(answer);
  });

  it.each([
    [{}, 'ok'],
    [{ is_verified: true }, 'wrong_state'],
    [{ user_type: 'buyer' }, 'not_a_dealer'],
  ] as const)('asking for more with %j: %s', (over, answer) => {
    expect(whyNotAskForMore({ ...waiting, ...over })?.code ?? 'ok').toBe(answer);
  });

  it.each([
    [{ step: 'verified', details_version: 3 }, 3, 4],
    [{ step: 'change_approved', details_version: 3 }, 3, 4],
    // The phone was changed since: that stays to be checked.
    [{ step: 'verified', details_version: 2 }, 3, 2],
    [{ step: 'change_approved', details_version: 2 }, 3, 2],
    // What was asked for is no check.
    [{ step: 'licence_asked', details_version: 2 }, 3, 4],
    [null, 3, 4],
  ])('approved after %j, at version %i: checked up to %i', (verification, details_version, checked) => {
    expect(checkedByApproval({ is_verified: true, details_version, verification }, details_version + 1)).toBe(checked);
    // Of who is not verified nothing was checked.
    expect(checkedByApproval({ is_verified: false, details_version, verification }, details_version + 1)).toBe(details_version + 1);
  });
});
