import { describe, expect, it } from 'vitest';
import { defaultYardHours, hoursInWords, isWithinHours, openTimesOn } from '../../shared/profile/hours.ts';
import { accountEvents } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';

const early = { opens: '06:30', closes: '12:00' };
const sundaysOnly = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: early };
const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'];

describe('within the hours', () => {
  it.each([
    ['a weekday', null, friday, '14:30', true],
    ['when it opens', null, friday, '08:00', true],
    ['the minute before', null, friday, '07:59', false],
    ['when it closes', null, saturday, '18:00', false],
    ['the minute before', null, saturday, '17:59', true],
    ['on a Sunday', null, sunday, '12:00', false],
    ['on the one open day', sundaysOnly, sunday, '06:30', true],
    ['on another', sundaysOnly, friday, '10:00', false],
  ])('%s (%j, %s %s): %s', (_what, hours, day, time, isWithin) => {
    expect(isWithinHours(hours, day, time)).toBe(isWithin);
  });

  it('are read in as few lines as there are', () => {
    expect(hoursInWords(defaultYardHours)).toEqual([
      { days: 'Monday to Saturday', times: '08:00–18:00' },
      { days: 'Sunday', times: 'closed' },
    ]);
    expect(hoursInWords({ ...sundaysOnly, wed: early })).toEqual([
      { days: 'Monday to Tuesday', times: 'closed' },
      { days: 'Wednesday', times: '06:30–12:00' },
      { days: 'Thursday to Saturday', times: 'closed' },
      { days: 'Sunday', times: '06:30–12:00' },
    ]);
  });

  it('tells the open times of a day', () => {
    expect(openTimesOn(null, sunday)).toBeNull();
    expect(openTimesOn(sundaysOnly, sunday)).toEqual(early);
  });
});

describe('a dealer’s own hours', async () => {
  const { app, db } = await testApp();

  it('are those of the usual week until the dealer says others, verified or not', async () => {
    const juma = await dealer(app, db, { is_verified: false });
    expect((await juma.get('/api/profile')).json().yard_hours).toBeNull();
    const reply = await juma.put('/api/profile/yard-hours', sundaysOnly);
    expect(reply.json()).toMatchObject({ user_id: juma.user_id, yard_hours: sundaysOnly });
  });

  it('sent again as they are, are no change', async () => {
    const juma = await dealer(app, db);
    const { sun, ...closed } = sundaysOnly;
    const before = (await accountEvents(db, juma.user_id)).length;
    for (const hours of [sundaysOnly, sundaysOnly, { sun, ...closed }]) await juma.put('/api/profile/yard-hours', hours);
    expect((await accountEvents(db, juma.user_id)).slice(before)).toEqual(['profile.updated']);
  });

  it('are read by a buyer with the offer and with the viewing', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    await otieno.put('/api/profile/yard-hours', sundaysOnly);
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru));
    const appointment = await bookedAppointment(wanjiru, bid);
    const offers = (await wanjiru.get('/api/bids')).json();
    expect(offers.rows).toMatchObject([{ id: bid, dealer: { yard_hours: sundaysOnly } }]);
    expect((await wanjiru.get(`/api/appointments/${appointment}`)).json().dealer.yard_hours).toEqual(sundaysOnly);
  });

  it.each([
    ['no day open', { ...sundaysOnly, sun: null }, ['mon']],
    ['a day left out', { ...defaultYardHours, mon: undefined }, ['mon']],
    ['no such day', { ...defaultYardHours, holiday: early }, ['holiday']],
    ['closing before opening', { ...defaultYardHours, mon: { opens: '10:00', closes: '09:00' } }, ['mon.closes']],
    ['closing when it opens', { ...defaultYardHours, mon: { opens: '10:00', closes: '10:00' } }, ['mon.closes']],
    ['no time of the day', { ...defaultYardHours, mon: { opens: '8:00', closes: '24:00' } }, ['mon.opens', 'mon.closes']],
  ])('%s: refused by the form, with the field, and by the database', async (_what, hours, fields) => {
    const juma = await dealer(app, db);
    const refused = (await juma.put('/api/profile/yard-hours', hours)).json();
    expect([refused.status, Object.keys(refused.fields)]).toEqual([422, fields]);
    const writing = db
      .updateTable('profiles')
      .set({ yard_hours: JSON.stringify(hours) })
      .where('user_id', '=', juma.user_id);
    await expect(writing.execute()).rejects.toThrow('profiles_yard_hours');
  });
});
