import { expect, it } from 'vitest';
import { nextStop } from '../../shared/appointments/next-stop.ts';
import { stateInWords } from '../../shared/appointments/state-in-words.ts';

const now = new Date('2026-11-23T06:00:00Z');
const [ahead, begun] = ['2026-11-24T06:00:00Z', '2026-11-23T05:00:00Z'];
const agreeable = { request: { status: 'active' }, dealer: { is_verified: true } } as const;
const readers = {
  buyer: { user_id: 'b', role: 'buyer' },
  dealer: { user_id: 'd', role: 'dealer' },
  admin: { user_id: 'a', role: 'admin' },
} as const;

it.each([
  ['pending', null, 'b', ahead, 'dealer', 'waiting', 'Time proposed, waiting for you'],
  ['pending', null, 'b', ahead, 'buyer', 'open', 'Time proposed, waiting for the dealer'],
  ['pending', null, 'd', ahead, 'buyer', 'waiting', 'Time proposed, waiting for you'],
  ['pending', null, 'd', ahead, 'dealer', 'open', 'Time proposed, waiting for the buyer'],
  ['pending', null, 'd', ahead, 'admin', 'open', 'Time proposed, waiting for the buyer'],
  ['pending', null, 'd', begun, 'dealer', 'waiting', 'Never confirmed, waiting for you'],
  ['confirmed', null, 'd', ahead, 'buyer', 'settled', 'Time confirmed'],
  ['confirmed', null, 'd', begun, 'buyer', 'waiting', 'Viewing was due, waiting for you'],
  ['confirmed', null, 'd', begun, 'admin', 'open', 'Viewing was due, waiting for both'],
  ['completed', 'sold', 'd', begun, 'buyer', 'settled', 'Sold'],
  ['completed', 'not_sold', 'd', begun, 'buyer', 'ended', 'Not sold'],
  ['cancelled', null, 'd', ahead, 'dealer', 'ended', 'Cancelled'],
] as const)('%s (%s), proposed by %s for %s, is to the %s %s: %s', (status, outcome, proposed_by, appointment_date, who, kind, words) => {
  const appointment = { status, outcome, proposed_by, appointment_date, buyer_id: 'b', ...agreeable };
  expect(stateInWords(appointment, readers[who], now)).toEqual({ kind, words });
});

const [closed, revoked] = [{ request: { status: 'completed' } }, { dealer: { is_verified: false } }] as const;

it.each([
  ['pending', begun, 'dealer', closed, 'ended', 'Never confirmed'],
  ['pending', begun, 'buyer', closed, 'ended', 'Never confirmed'],
  ['pending', begun, 'admin', closed, 'ended', 'Never confirmed'],
  ['pending', begun, 'dealer', revoked, 'ended', 'Never confirmed'],
  ['pending', begun, 'buyer', revoked, 'ended', 'Never confirmed'],
  ['pending', ahead, 'dealer', closed, 'ended', 'Time proposed, the request is closed'],
  ['pending', ahead, 'buyer', closed, 'ended', 'Time proposed, the request is closed'],
  ['pending', ahead, 'dealer', revoked, 'open', 'Time proposed, you are not verified at the moment'],
  ['pending', ahead, 'buyer', revoked, 'open', 'Time proposed, the dealer is not verified at the moment'],
  ['pending', ahead, 'admin', revoked, 'open', 'Time proposed, the dealer is not verified at the moment'],
  // What was agreed on stays, and its outcome is asked for.
  ['confirmed', ahead, 'buyer', closed, 'settled', 'Time confirmed'],
  ['confirmed', begun, 'buyer', { ...closed, ...revoked }, 'waiting', 'Viewing was due, waiting for you'],
] as const)(
  '%s for %s, to the %s where no time can be agreed on (%o), is %s: %s, %s',
  (status, appointment_date, who, why, kind, words) => {
    for (const proposed_by of ['b', 'd']) {
      const appointment = { status, outcome: null, proposed_by, appointment_date, buyer_id: 'b', ...agreeable, ...why };
      expect(stateInWords(appointment, readers[who], now)).toEqual({ kind, words });
    }
  },
);

it.each([
  ['pending', ahead, 'buyer', {}, 'Next: agree on the time'],
  ['pending', begun, 'dealer', {}, 'Next: agree on a new time'],
  ['pending', ahead, 'buyer', closed, null],
  ['pending', begun, 'dealer', revoked, null],
  ['confirmed', ahead, 'buyer', closed, 'Next: see the car'],
  ['confirmed', ahead, 'admin', {}, 'Next: see the car'],
  ['confirmed', ahead, 'dealer', {}, 'Next: show the car'],
  ['confirmed', begun, 'dealer', revoked, 'Next: say how it went'],
  ['completed', begun, 'buyer', {}, null],
  ['cancelled', ahead, 'buyer', {}, null],
] as const)('after %s for %s, what comes next for the %s (%o) is: %s', (status, appointment_date, who, why, next) => {
  expect(nextStop({ status, appointment_date, ...agreeable, ...why }, who, now)).toBe(next);
});
