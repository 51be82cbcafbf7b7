import { describe, expect, it } from 'vitest';
import { carApprovals, carStatuses } from '../../shared/cars/options.ts';
import { whyNotCarry, whyNotDeleteCar, whyNotPhotos, whyNotSetCarStatus } from '../../shared/cars/rules.ts';

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
