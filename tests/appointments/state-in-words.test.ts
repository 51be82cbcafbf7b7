import { expect, it } from 'vitest';
import { stateInWords } from '../../shared/appointments/state-in-words.ts';

const now = new Date('2026-11-23T06:00:00Z');
const [ahead, begun] = ['2026-11-24T06:00:00Z', '2026-11-23T05:00:00Z'];
const readers = {
  buyer: { user_id: 'b', role: 'buyer' },
  dealer: { user_id: 'd', role: 'dealer' },
  admin: { user_id: 'a', role: 'admin' },
} as const;

it.each([
  ['pending', null, 'b', ahead, 'dealer', 'waiting', 'Time proposed', 'waiting for you'],
  ['pending', null, 'b', ahead, 'buyer', 'open', 'Time proposed', 'waiting for the dealer'],
  ['pending', null, 'd', ahead, 'buyer', 'waiting', 'Time proposed', 'waiting for you'],
  ['pending', null, 'd', ahead, 'dealer', 'open', 'Time proposed', 'waiting for the buyer'],
  ['pending', null, 'd', ahead, 'admin', 'open', 'Time proposed', 'waiting for the buyer'],
  ['pending', null, 'd', begun, 'dealer', 'waiting', 'Never confirmed', 'waiting for you'],
  ['confirmed', null, 'd', ahead, 'buyer', 'settled', 'Time confirmed', ''],
  ['confirmed', null, 'd', begun, 'buyer', 'waiting', 'Viewing was due', 'waiting for you'],
  ['confirmed', null, 'd', begun, 'admin', 'open', 'Viewing was due', 'waiting for both'],
  ['completed', 'sold', 'd', begun, 'buyer', 'settled', 'Sold', ''],
  ['completed', 'not_sold', 'd', begun, 'buyer', 'ended', 'Not sold', ''],
  ['cancelled', null, 'd', ahead, 'dealer', 'ended', 'Cancelled', ''],
] as const)(
  '%s (%s), proposed by %s for %s, is to the %s %s: %s, %s',
  (status, outcome, proposed_by, appointment_date, who, kind, is, waits) => {
    const appointment = { status, outcome, proposed_by, appointment_date, buyer_id: 'b' };
    expect(stateInWords(appointment, readers[who], now)).toEqual({ kind, is, waits });
  },
);
