import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../server/platform/process/language.ts';
import type { Doer } from '../../shared/deal.ts';
import { groupOf } from '../../shared/notifications/kind-rows.ts';
import type { Side } from '../../shared/notifications/kinds.ts';
import type { MailedKind } from '../../shared/notifications/mails.ts';
import { inWords, isKind } from '../../shared/notifications/words.ts';
import { missingWords } from '../../words/business/missing.ts';
import { samples } from '../mail/samples.ts';

const at = '2026-11-22T07:30:00Z'; // 10:30 in Nairobi
const appointment = (reader: Side, by: Doer) => ({ appointment_id: 'a1', car_model: 'Axio', at, reader, other: 'Mombasa Motors', by });

describe('who did it', () => {
  test.each<[Doer, Side, string]>([
    ['dealer', 'buyer', 'Mombasa Motors confirmed'],
    ['buyer', 'dealer', 'Mombasa Motors confirmed'],
    ['buyer', 'buyer', 'You confirmed'],
    ['team', 'buyer', 'Our team confirmed'],
    ['team', 'dealer', 'Our team confirmed'],
    ['system', 'buyer', 'We confirmed'],
  ])('%s, read by the %s', (by, reader, begins) => {
    const { body } = inWords('appointment-confirmed', appointment(reader, by));
    expect(body).toBe(`${begins} the viewing of the Axio on Sunday, 22 November 2026 at 10:30.`);
  });

  test.each<[Doer, boolean, string]>([
    ['buyer', false, ''],
    ['dealer', false, ' Not right? Say so within 7 days.'],
    ['team', false, ' Not right? Say so within 7 days.'],
    ['team', true, ' Not right? Please write to us.'],
  ])('%s recorded a sale, after a decided dispute %s: what its buyer can do about it', (by, is_decided, advice) => {
    const { body } = inWords('sale-recorded', { ...appointment('buyer', by), is_decided, final_price: 1_200_000 });
    expect(body).toMatch(new RegExp(`was sold for KSh\u00a01,200,000\\.${advice.replaceAll('?', '\\?')}$`));
  });
});

test.each<['appointment-booked' | 'appointment-moved', boolean | undefined, string]>([
  ['appointment-booked', undefined, 'Mombasa Motors wants to see the Axio on Sunday, 22 November 2026 at 10:30.'],
  ['appointment-booked', false, 'Mombasa Motors wants to see the Axio on Sunday, 22 November 2026 at 10:30.'],
  [
    'appointment-booked',
    true,
    'Mombasa Motors wants to see the Axio on Sunday, 22 November 2026 at 10:30. That is outside the yard’s hours.',
  ],
  [
    'appointment-moved',
    true,
    'Mombasa Motors proposed Sunday, 22 November 2026 at 10:30 for the Axio. That is outside the yard’s hours. Confirm it or propose another time.',
  ],
])('%s with a time outside the hours: %s, says so', (kind, is_outside_hours, body) => {
  expect(inWords(kind, { ...appointment('dealer', 'buyer'), ...(is_outside_hours !== undefined && { is_outside_hours }) }).body).toBe(body);
});

describe('in Kiswahili', () => {
  const said = (by: Doer, reader: Side) => inLanguage('sw', () => inWords('appointment-confirmed', appointment(reader, by)).body);

  test.each<[Doer, Side, string]>([
    ['dealer', 'buyer', 'Muuzaji Mombasa Motors amethibitisha'],
    ['buyer', 'dealer', 'Mnunuzi Mombasa Motors amethibitisha'],
    ['buyer', 'buyer', 'Umethibitisha'],
    ['team', 'dealer', 'Timu yetu imethibitisha'],
    ['system', 'buyer', 'Tumethibitisha'],
  ])('the verb holds who did it: the %s, read by the %s', (by, reader, begins) => {
    expect(said(by, reader)).toBe(`${begins} miadi ya kuona gari Axio, Jumapili, 22 Novemba 2026, 10:30 asubuhi.`);
  });

  const kinds = Object.keys(samples)
    .filter(isKind)
    .filter((kind) => groupOf(kind) !== 'platform');
  test.each(kinds)('%s is told in other words than in English', (kind) => {
    const title = () => inWords(kind, samples[kind as MailedKind] as never).title;
    expect(inLanguage('sw', title)).not.toBe(inLanguage('en', title));
  });
});

describe('the reminder of a viewing', () => {
  test.each<[Side, string]>([
    ['buyer', 'Mombasa Motors expects you for'],
    ['dealer', 'Mombasa Motors comes to see'],
  ])('is true for the %s', (reader, begins) => {
    const { body } = inWords('appointment-tomorrow', appointment(reader, 'system'));
    expect(body).toBe(`${begins} the Axio on Sunday, 22 November 2026 at 10:30.`);
  });
});

test.each([
  ['2026-11-21T03:00:00Z', 'Viewing tomorrow 10:30'],
  ['2026-11-22T03:00:00Z', 'Viewing today 10:30'],
  ['2026-11-23T03:00:00Z', 'Viewing yesterday 10:30'],
  ['2026-11-25T03:00:00Z', 'Viewing Sun 22 Nov 10:30'],
])('the reminder of a viewing, read on %s, says "%s"', (now, title) => {
  expect(inWords('appointment-tomorrow', appointment('buyer', 'system'), new Date(now)).title).toBe(title);
});

describe('where a notice leads', () => {
  const paybill = { kind: 'paybill', number: '522533', name: 'TafutaGari Ltd' } as const;
  const owed = {
    commission_id: 'c1',
    car_model: 'Axio',
    purchase_price: 1_200_000,
    commission_amount: 24_000,
    reference: 'TG 7Q4M',
    due_at: '2026-12-06T09:00:00Z',
    how: paybill,
  };
  test.each([
    ['a paybill', owed, 'Due by 6 Dec 2026. Pay by M-Pesa to paybill 522533 (TafutaGari Ltd), account TG 7Q4M.'],
    [
      'a till',
      { ...owed, how: { ...paybill, kind: 'till' as const } },
      'Due by 6 Dec 2026. Pay by M-Pesa to till 522533 (TafutaGari Ltd), then send us the M-Pesa code and TG 7Q4M.',
    ],
    ['no number yet', { ...owed, how: { write_to: 's@s.example' } }, 'Due by 6 Dec 2026. To pay, write to s@s.example and quote TG 7Q4M.'],
    ['held', { ...owed, due_at: null }, 'Nothing is to be paid yet: our team is looking into the sale first.'],
  ])('what is owed says until when and how to pay it: %s', (_, params, sentence) => {
    expect(inWords('commission-due', params).body).toBe(`2% of KSh\u00a01,200,000 for the Axio. ${sentence}`);
  });

  const bid = { bid_id: 'b1', request_id: 'r1', car_model: 'Axio', price: 900_000 };
  const gone = { ...bid, dealer: 'Mombasa Motors', gone: 'sold' } as const;
  test.each([
    ['a commission: to its line', inWords('commission-overdue', owed), '/dashboard/commissions#c1'],
    ['a new offer: to the offer', inWords('bid-placed', { ...bid, dealer: 'D' }), '/dashboard/requests?offer=b1#r1'],
    ['one that ended, for its buyer', inWords('offer-ended', { ...gone, reader: 'buyer' }), '/dashboard/requests?offer=b1#r1'],
    ['and for its dealer: to the request', inWords('offer-ended', { ...gone, reader: 'dealer' }), '/dashboard/buyer-requests#r1'],
    ['an accepted bid: to its request', inWords('bid-accepted', { ...bid, buyer: 'W' }), '/dashboard/buyer-requests#r1'],
    ['one that was not taken', inWords('bid-rejected', bid), '/dashboard/buyer-requests#r1'],
    [
      'a closed request',
      inWords('request-closed', { request_id: 'r1', car_model: 'Axio', status: 'cancelled' }),
      '/dashboard/buyer-requests#r1',
    ],
    ['a question about the outcome: to its form', inWords('outcome-question', appointment('buyer', 'system')), '/appointment/a1#outcome'],
  ])('%s', (_, { link }, to) => {
    expect(link).toBe(to);
  });
});

test('the subject of a mail names the car; when the title already does, the subject is the title', () => {
  expect(
    inWords('bid-accepted', { bid_id: 'b1', request_id: 'r1', car_model: 'Axio', price: 900_000, buyer: 'Wanjiru Kamau' }).subject,
  ).toBe('Your bid for Axio was accepted');
  const deleted = inWords('request-deleted', { car_model: 'Axio' });
  expect(deleted.subject).toBe(deleted.title);
});

test('whoever is verified is led to the requests, as the button says: "Start bidding"', () => {
  expect(inWords('dealer-verified', { dealer: 'Rift Valley Motors' }).link).toBe('/dashboard/buyer-requests');
});

test('who is asked for a licence number reads what comes of its absence, in the words of every other page', () => {
  expect(inWords('licence-asked', { dealer: 'Rift Valley Motors' }).body).toContain(missingWords.untilGiven);
});
