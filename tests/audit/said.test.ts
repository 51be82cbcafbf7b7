import { describe, expect, it } from 'vitest';
import { changesInWords } from '../../server/modules/audit/changes.ts';
import { takenAsFile } from '../../server/modules/audit/exports.ts';
import { thingsIn } from '../../server/modules/audit/things.ts';
import type { ExportedFile } from '../../shared/audit/exported.ts';
import { carLogWords } from '../../words/audit/car-log.ts';
import { dealLogWords } from '../../words/audit/deal-log.ts';

// What the log says of single acts (docs/domain/permissions.md, "The log").

it('a field that stayed as it was is no change', () => {
  const before = { status: 'completed', final_price: null, outcome: 'sold' };
  expect(changesInWords('appointment', { before, after: { ...before, outcome: 'not_sold' } })).toEqual([
    { name: 'Outcome', before: 'sold', after: 'not sold' },
  ]);
});

it('a field reads as its form says it, amounts and days as everywhere; one that only another version knows is spelled out', () => {
  const after = { is_verified: true, commission_amount: 24_000, paid_on: '2026-11-21', 'home/hero/title': 'Karibu', some_field: 1 };
  expect(changesInWords('settings', { before: null, after }).map(({ name, after: is }) => [name, is])).toEqual([
    ['home/hero/title', 'Karibu'],
    ['some field', '1'],
    ['Verified', 'yes'],
    ['Commission', 'KSh\u00a024,000'],
    ['Paid on', '21 Nov 2026'],
  ]);
});

it('a field of a thing reads as its row has it, with its unit, in the order of the rows', () => {
  const of = (kind: string, after: object) => changesInWords(kind, { before: null, after }).map(({ name, after: is }) => [name, is]);
  expect(of('car', { reason: 'Wrong', price: 900_000, fuel_type: 'petrol', mileage: 78_400, logbook_holder: 'seller' })).toEqual([
    ['Logbook', 'In the seller’s name'],
    ['Mileage', '78,400\u00a0km'],
    ['Fuel', 'Petrol'],
    ['Price', 'KSh\u00a0900,000'],
    ['Reason', 'Wrong'],
  ]);
  expect(of('request', { logbook_in_sellers_name: true, fuel_type: 'any' })).toEqual([
    ['Fuel type', 'Any'],
    ['Logbook in the seller’s name', 'yes'],
  ]);
});

describe('a change of status is said as people speak', () => {
  const facts = { who: 'You', aCar: 'a Mazda Demio' } as never;
  it.each([
    ['active', 'You reopened the request for a Mazda Demio'],
    ['completed', 'You completed the request for a Mazda Demio'],
    ['cancelled', 'You cancelled the request for a Mazda Demio'],
  ] as const)('of a request that is %s', (status, sentence) => {
    expect(dealLogWords.sentences['request.status_changed'](facts, { status })).toBe(sentence);
  });
  it('of a car', () => {
    expect(carLogWords.sentences['car.status_changed'](facts, { status: 'reserved' })).toBe('You marked a Mazda Demio as reserved');
  });
});

it('a step of a verification is named as one', () => {
  expect(thingsIn({ step_id: '1' })).toEqual([{ id: '1', name: 'Verification step', link: null }]);
});

describe('what was taken as a file', () => {
  const said = (list: ExportedFile, filters: string) => takenAsFile('You', list, filters, 'Mombasa Motors');
  it.each<[ExportedFile, string, string]>([
    ['report', 'period=30d', 'You downloaded the report, 30 days'],
    ['report', 'period=1y', 'You downloaded the report, 1 year'],
    ['analytics', 'period=90d', 'You took the analytics of 90 days as a file'],
    ['commissions', '', 'You took the list of commissions as a file'],
    ['commissions', 'show=paid', 'You took the list of commissions as a file: only “Paid”'],
    [
      'commissions',
      'search=a%26b&show=held&dealer=0193a1b2-0000-7000-8000-00000000abcd&sort=due',
      'You took the list of commissions as a file: with “a&b”, only “Held by a dispute”, of Mombasa Motors, sorted “First due”',
    ],
    ['requests', 'show=active&county=Nakuru', 'You took the list of requests as a file: only “Active”, in Nakuru'],
    [
      'appointments',
      'show=overdue&day=2026-11-21',
      'You took the list of appointments as a file: only “Past, without an outcome”, on 21 Nov 2026',
    ],
    ['requests', 'sort=oldest', 'You took the list of requests as a file: sorted “Oldest first”'],
    ['requests', 'colour=red', 'You took the list of requests as a file: chosen otherwise'],
  ])('%s, narrowed to %s, in words', (list, filters, sentence) => {
    expect(said(list, filters)).toBe(sentence);
  });
});
