import { describe, expect, it } from 'vitest';
import { whatIsMissing } from '../../shared/business/missing.ts';
import {
  businessOf,
  changedFields,
  isWaiting,
  mustWait,
  whyNotChangeBusiness,
  whyNotDecide,
  whyNotTakeBack,
} from '../../shared/business/rules.ts';
import { missingWords } from '../../words/business/missing.ts';

const rift = { business_name: 'Rift Motors', business_license: 'L-1', business_address: 'Kenyatta Avenue' };
const checked = { ...rift, phone: '0712 345 678', location: 'Nakuru' };
const code = (refusal: { code: string } | null) => refusal?.code ?? 'ok';

describe('changed business details', () => {
  it.each([
    [true, {}, false],
    [true, { business_name: 'Rift Valley Motors' }, true],
    [true, { business_license: 'L-2' }, true],
    [true, { business_address: 'Moi Avenue' }, true],
    [false, { business_name: 'Rift Valley Motors' }, false],
  ])('of a dealer that is verified %s, changing %j, wait: %s', (is_verified, change, waits) => {
    expect(mustWait({ ...rift, is_verified }, { ...rift, ...change })).toBe(waits);
  });

  it.each([
    [true, { business_name: null }, 'business_name_missing'],
    [true, { business_license: null }, 'licence_missing'],
    [true, { business_address: null }, 'address_missing'],
    [true, { phone: null }, 'phone_missing'],
    [true, { location: null }, 'location_missing'],
    [true, { business_license: 'L-2', phone: '0733 000 111', location: 'Nairobi' }, 'ok'],
    [false, { business_license: null, phone: null, location: null }, 'ok'],
  ])('of a dealer that is verified %s, as %j: %s', (is_verified, change, answer) => {
    expect(code(whyNotChangeBusiness({ ...checked, is_verified }, { ...checked, ...change }))).toBe(answer);
  });

  it('of a dealer that was verified without a licence number need none', () => {
    const before = { ...checked, business_license: null };
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
});

describe('what is missing of a business', () => {
  const whole = {
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
    [{}, []],
    [{ business_license: null }, ['licence number']],
    [{ location: null, business_license: null, business_name: null }, ['business name', 'licence number', 'location']],
  ])('missing with %j: %j', (over, names) => {
    expect(whatIsMissing({ ...whole, ...over }).map(({ name }) => name)).toEqual(names);
  });

  it('says in a sentence what is missing', () => {
    expect(missingWords.areMissing(['location'])).toBe('One thing is missing: location.');
    expect(missingWords.areMissing(['licence number', 'phone'])).toBe('2 things are missing: licence number, phone.');
  });
});
