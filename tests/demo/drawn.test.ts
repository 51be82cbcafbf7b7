import { describe, expect, it } from 'vitest';
import { type CarName, cars, draw } from '../../demo/photos.ts';
import { instantOf } from '../../demo/times.ts';
import { timeOfDay } from '../../shared/time.ts';

describe('moments of the demo', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 11, 31, hour, 10)));

  it.each(hours)('a time some minutes before %s is in waking hours, and not long ago', (now) => {
    for (const when of ['24m', '95m', '190m'] as const) {
      const at = instantOf(when, now);
      expect(timeOfDay(at) >= '06:30' && timeOfDay(at) < '22:30', timeOfDay(at)).toBe(true);
      expect(at < now && now.getTime() - at.getTime() < 13 * 3_600_000).toBe(true);
    }
  });
});

it('every plate can be drawn and is on one car only', () => {
  for (const name of Object.keys(cars) as CarName[]) expect(() => draw(cars[name], 'front', 800)).not.toThrow();
  const numbers = Object.values(cars).map((car) => car.number);
  expect(new Set(numbers).size).toBe(numbers.length);
});
