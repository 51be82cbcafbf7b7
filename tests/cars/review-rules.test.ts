import { expect, test } from 'vitest';
import { carApprovals } from '../../shared/cars/options.ts';
import { mustWait, waitingPart, whyNotReview, whyNotTakeDown } from '../../shared/cars/review-rules.ts';
import { reviewFiltersIn } from '../../shared/cars/review-shows.ts';

const changes = { none: null, waiting: { refused_reason: null }, refused: { refused_reason: 'Blurred' } };
const all = carApprovals.flatMap((approval) =>
  Object.entries(changes).map(([name, change]) => ({ what: `${approval}, change ${name}`, facts: { version: 3, approval, change } })),
);
const where = (is: (facts: (typeof all)[number]['facts']) => boolean) => all.filter(({ facts }) => is(facts)).map(({ what }) => what);

test('what waits for the administrator: a car, or the change of an approved one that was not refused yet', () => {
  expect(where((facts) => waitingPart(facts) === 'car')).toEqual([
    'waiting, change none',
    'waiting, change waiting',
    'waiting, change refused',
  ]);
  expect(where((facts) => waitingPart(facts) === 'change')).toEqual(['approved, change waiting']);
  expect(where((facts) => whyNotReview(facts, 3) === null)).toEqual(where((facts) => waitingPart(facts) !== null));
});

test('only an approved car is taken down', () => {
  expect(where((facts) => whyNotTakeDown(facts, 3) === null)).toEqual(where(({ approval }) => approval === 'approved'));
});

test('nothing is decided about a version that was not seen', () => {
  for (const { facts } of all) {
    expect(whyNotReview(facts, 2)?.code).toBe('version_changed');
    expect(whyNotTakeDown(facts, 4)?.code).toBe('version_changed');
  }
});

test('a change waits while cars are approved first, and whatever the setting after a refusal', () => {
  expect(where((facts) => mustWait(facts, false))).toHaveLength(all.length);
  expect(where((facts) => !mustWait(facts, true))).toEqual(['approved, change none']);
});

test.each([
  ['', {}],
  ['search=axio&show=against', { search: 'axio', show: 'against' }],
  ['search=&show=everything', {}],
])('what the administrator looks for, in the address "%s"', (address, filters) => {
  expect(reviewFiltersIn(new URLSearchParams(address))).toEqual(filters);
});
