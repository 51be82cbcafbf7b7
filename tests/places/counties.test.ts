import { describe, expect, it } from 'vitest';
import { countyOf } from '../../shared/places/counties.ts';
import { countyNames } from '../../shared/places/county-names.ts';

describe('the county of a place', () => {
  it.each([
    ['Nakuru', 'Nakuru'],
    ['nakuru town', 'Nakuru'],
    ['Kasarani, Nairobi', 'Nairobi'],
    ['Nairobi, Eastleigh', 'Nairobi'],
    ['Thika, Section 9', 'Kiambu'],
    ['Thika Road, Roysambu', 'Nairobi'],
    ['Ruring’u', 'Nyeri'],
    ["RURING'U", 'Nyeri'],
    ["Murang'a", 'Murang’a'],
    ['Muranga town', 'Murang’a'],
    ['Eldoret', 'Uasin Gishu'],
    ['Nandi Hills', 'Nandi'],
    ['Homa-Bay', 'Homa Bay'],
    ['Karen Road, Kisumu', 'Kisumu'],
    ['Nakuru–Nairobi Highway, Nakuru', 'Nakuru'],
    ['Mombasa Road, Nairobi', 'Nairobi'],
    ['Kiambu Road, Nairobi', 'Nairobi'],
    ['Busia Road, Kisumu', 'Kisumu'],
    ['Kisumu Road, Eldoret', 'Uasin Gishu'],
    ['Nakuru–Nairobi Highway, Naivasha', 'Nakuru'],
    ['Mombasa Rd, Athi River', 'Machakos'],
    ['MOMBASA ROAD, MOMBASA', 'Mombasa'],
    ['Mombasa Road', 'Nairobi'],
    ['Kiambu Road', 'Kiambu'],
    ['Ngong Road', 'Nairobi'],
    ['Ngong Road, Ngong', 'Kajiado'],
    ['Kisumu Road', 'Kisumu'],
    ['Old Nakuru Highway', 'Nakuru'],
    ['Nandi Hills, Kisumu Road', 'Nandi'],
    ['Lunga Lunga Road, Industrial Area', 'Nairobi'],
    ['Nyahururu Road, Ol Kalou', 'Nyandarua'],
    ['Kampala', null],
    ['Nairobian Motors', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (location, county) => {
    expect(countyOf(location)).toBe(county);
  });

  it('is one of 47', () => {
    expect(countyNames).toHaveLength(47);
    for (const county of countyNames) expect(countyOf(county)).toBe(county);
  });
});
