import { describe, expect, it } from 'vitest';
import { bidForm } from '../../shared/bids/schema.ts';
import { carEditForm, carForm } from '../../shared/cars/car-form.ts';
import { doubtOfHistory, whyNotOneCar } from '../../shared/cars/facts-agree.ts';
import { carApprovals, carStatuses } from '../../shared/cars/options.ts';
import { whyNotCarry, whyNotDeleteCar, whyNotPhotos, whyNotSetCarStatus } from '../../shared/cars/rules.ts';
import { carEdit, carForm as carFilledIn } from '../support/cars.ts';
import { bidForm as bidFilledIn } from '../support/deal.ts';

const yes = [true, false];
const code = (refusal: { code: string } | null) => refusal?.code ?? 'ok';

describe('the status of a car', () => {
  const table = carStatuses.flatMap((from) =>
    carStatuses.flatMap((to) => yes.flatMap((has_open_viewing) => yes.map((has_sale) => ({ from, to, has_open_viewing, has_sale })))),
  );
  it.each(table)('$from → $to, a viewing open $has_open_viewing, a sale stands $has_sale', ({ from, to, ...facts }) => {
    const { has_open_viewing, has_sale } = facts;
    const legal =
      (from === 'available' && to === 'reserved') ||
      (from !== 'available' && to === 'available' && !has_sale) ||
      (from !== 'sold' && to === 'sold' && !has_open_viewing);
    expect(whyNotSetCarStatus({ car: { status: from }, ...facts }, to) === null).toBe(legal);
  });

  it('a car with an open viewing is not deleted', () => {
    expect(yes.map((has_open_viewing) => code(whyNotDeleteCar({ has_open_viewing })))).toEqual(['viewing_open', 'ok']);
  });
});

describe('a bid carries', () => {
  it.each(carApprovals.flatMap((approval) => carStatuses.map((status) => ({ approval, status }))))('$approval, $status', (car) => {
    const answer = car.approval !== 'approved' ? 'not_on_market' : car.status === 'sold' ? 'car_sold' : 'ok';
    expect(code(whyNotCarry(car))).toBe(answer);
  });

  it('a car of the own stock', () => {
    expect(whyNotCarry(undefined)).toMatchObject({ status: 422, field: 'car_id' });
  });

  it.each([
    [0, 'ok'],
    [10, 'ok'],
    [11, 'too_many_photos'],
  ])('%d photos where ten are allowed: %s', (count, answer) => {
    expect(code(whyNotPhotos(count, 10))).toBe(answer);
  });
});

describe('facts of one car', () => {
  it.each([
    // year, first registration → answer
    [2016, 2014, 'registered_too_early'],
    [2016, 2015, 'ok'],
    [2016, 2016, 'ok'],
    [2016, 2024, 'ok'],
    [2016, null, 'ok'],
    [null, 1979, 'ok'],
    [undefined, 1979, 'ok'],
    [undefined, undefined, 'ok'],
  ])('of %s, first registered in %s: %s', (year, first_registration, answer) => {
    expect(code(whyNotOneCar({ year, first_registration }))).toBe(answer);
  });

  const histories = ['kenya_new', 'kenya_used', 'fresh_import', null, undefined] as const;
  const owned = histories.flatMap((history) => [0, 1, 20, null, undefined].map((owners_in_kenya) => ({ history, owners_in_kenya })));
  it.each(owned)('of history $history, with $owners_in_kenya owners in Kenya', (stated) => {
    const { history, owners_in_kenya } = stated;
    const isOwned = owners_in_kenya === 1 || owners_in_kenya === 20;
    const legal = !isOwned || !['kenya_new', 'fresh_import'].includes(history ?? '');
    expect(code(whyNotOneCar(stated))).toBe(legal ? 'ok' : 'owned_before_it_came');
  });

  const holders = ['seller', 'lender', 'other', 'import_papers', null, undefined] as const;
  it.each(histories.flatMap((history) => holders.map((logbook_holder) => ({ history, logbook_holder }))))(
    'of history $history, with the logbook $logbook_holder: asked about, never refused',
    (stated) => {
      const isAsked = stated.history === 'kenya_used' && stated.logbook_holder === 'import_papers';
      expect([doubtOfHistory(stated) !== null, whyNotOneCar(stated)]).toEqual([isAsked, null]);
    },
  );

  it.each([
    ['a new car', carForm, carFilledIn],
    ['a changed car', carEditForm, carEdit],
    ['a bid', bidForm, bidFilledIn],
  ])('disagree at the field in fault in the form of %s', (_, schema, filledIn) => {
    const pathsOf = (over: object) => schema.safeParse(filledIn(over)).error?.issues.map(({ path }) => path.join()) ?? [];
    expect(pathsOf({ year: 2016, first_registration: 2014 })).toEqual(['first_registration']);
    expect(pathsOf({ year: 2016, first_registration: 2015 })).toEqual([]);
    expect(pathsOf({ history: 'kenya_new', owners_in_kenya: 1 })).toEqual(['owners_in_kenya']);
    expect(pathsOf({ history: 'kenya_used', owners_in_kenya: 1 })).toEqual([]);
  });
});
