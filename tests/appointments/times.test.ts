import { describe, expect, it } from 'vitest';
import { whyNotAt } from '../../shared/appointments/rules.ts';
import { firstChoice, offeredDays, openOn, outsideHours, timesOn, usualOn } from '../../shared/appointments/times.ts';
import { defaultYardHours, type YardHours } from '../../shared/profile/hours.ts';
import { dayName, dayWithWeekday, nairobiInstant } from '../../shared/time.ts';

const at = (day: string, time: string) => nairobiInstant(day, time);
// A Friday, and the days after it.
const [friday, saturday, sunday, monday] = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as const;
const closed: YardHours = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const open = (opens: string, closes: string) => ({ opens, closes });

describe('the times offered on a day', () => {
  it.each([
    // now on Friday, the day, the yard's hours → first, last
    ['09:00', saturday, null, '08:00', '17:00'],
    ['09:00', friday, null, '11:00', '17:00'],
    ['09:01', friday, null, '12:00', '17:00'],
    ['15:00', friday, null, '17:00', '17:00'],
    ['15:01', friday, null, undefined, undefined],
    ['09:00', sunday, null, undefined, undefined],
    // Nobody shows a car at night, whatever the hours say.
    ['00:00', saturday, { ...closed, sat: open('00:00', '23:59') }, '06:00', '20:00'],
    ['09:00', saturday, { ...closed, sat: open('08:30', '12:30') }, '09:00', '12:00'],
  ])('at %s, on %s', (now, day, hours, first, last) => {
    const times = timesOn(hours, day, at(friday, now));
    expect([times.at(0), times.at(-1)]).toEqual([first, last]);
  });

  it('are on the next six open days', () => {
    expect(offeredDays(null, at(friday, '23:50'))).toEqual([saturday, monday, '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(offeredDays(null, at(friday, '03:00'))[0]).toBe(friday);
    expect(offeredDays({ ...closed, sun: open('09:00', '12:00') }, at(friday, '09:00'))).toEqual([sunday, '2026-11-29']);
    expect(offeredDays({ ...closed, mon: open('20:30', '23:00') }, at(friday, '09:00'))).toEqual([]);
  });
});

describe('what is said of the yard', () => {
  it.each([
    // hours, day, time → when it is open, the mark of that time
    [null, saturday, '10:00', 'This yard hasn’t told its hours', null],
    [null, sunday, '10:00', 'This yard hasn’t told its hours', 'Outside the usual hours: this yard hasn’t told its own'],
    [defaultYardHours, saturday, '17:59', 'Open 08:00 – 18:00', null],
    [defaultYardHours, saturday, '18:00', 'Open 08:00 – 18:00', 'Outside the yard’s hours'],
    [defaultYardHours, sunday, '10:00', null, 'Outside the yard’s hours'],
  ])('%j on %s at %s', (hours, day, time, open, outside) => {
    expect([openOn(hours, day), outsideHours(hours, { day, time })]).toEqual([open, outside]);
  });

  it('is said beside the day that was chosen, in words', () => {
    expect([saturday, '2026-11-28', '', 'soon'].map(dayWithWeekday)).toEqual(['Saturday, 21 November', 'Saturday, 28 November', '', '']);
  });
});

describe('the time that is chosen first', () => {
  it.each([
    [null, friday, '09:00', { day: saturday, time: '10:00' }],
    [null, saturday, '09:00', { day: monday, time: '10:00' }],
    [{ ...defaultYardHours, sat: open('13:00', '16:00') }, friday, '09:00', { day: saturday, time: '13:00' }],
    [{ ...defaultYardHours, sat: open('06:00', '09:00') }, friday, '09:00', { day: saturday, time: '08:00' }],
    [{ ...closed, mon: open('20:30', '23:00') }, friday, '09:00', null],
  ])('with %o, on %s at %s', (hours, day, time, choice) => {
    expect(firstChoice(hours, at(day, time))).toEqual(choice);
  });

  it('is not the one that is proposed already', () => {
    expect(firstChoice(null, at(friday, '09:00'), { day: saturday, time: '10:00' })).toEqual({ day: saturday, time: '11:00' });
    expect(usualOn(null, saturday, at(friday, '09:00'), { day: monday, time: '10:00' })).toEqual({ day: saturday, time: '10:00' });
  });

  it('is on the next day where the first one has no other time', () => {
    const hours = { ...closed, sat: open('10:00', '10:30'), mon: open('09:00', '12:00') };
    expect(firstChoice(hours, at(friday, '09:00'), { day: saturday, time: '10:00' })).toEqual({ day: monday, time: '10:00' });
    const today = { ...closed, fri: open('09:00', '17:00'), sat: open('10:00', '10:30') };
    const later = offeredDays(today, at(friday, '09:00')).filter((day) => day > friday);
    expect(firstChoice(today, at(friday, '09:00'), { day: saturday, time: '10:00' })).toEqual({ day: later[1], time: '10:00' });
    const only = { ...closed, sat: open('10:00', '10:30') };
    expect(firstChoice(only, at(friday, '09:00'), { day: saturday, time: '10:00' })?.day).toBe('2026-11-28');
  });

  it('is allowed at every minute of a week', () => {
    for (let minute = 0; minute < 7 * 24 * 60; minute += 11) {
      const now = new Date(at(friday, '00:00').getTime() + minute * 60_000);
      const choice = firstChoice(null, now);
      expect(choice && whyNotAt(at(choice.day, choice.time), now)).toBeNull();
    }
  });
});

it('names a day as people do', () => {
  expect(dayName(saturday, at(friday, '23:50'))).toEqual({ name: 'tomorrow', date: '21 Nov' });
  expect(dayName(monday, at(friday, '23:50'))).toEqual({ name: 'Mon', date: '23 Nov' });
});
