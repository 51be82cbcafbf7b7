import { describe, expect, it } from 'vitest';
import { isSuspicious, shareOf, whyNotDispute } from '../../shared/appointments/dispute-rules.ts';
import { whyNotAt, whyNotBook, whyNotCancel, whyNotComplete, whyNotConfirm, whyNotReschedule } from '../../shared/appointments/rules.ts';
import { whyNotSetStatus } from '../../shared/appointments/set-status-rules.ts';
import { appointmentStatuses, bidStatuses, requestStatuses } from '../../shared/deal.ts';
import { nairobiInstant } from '../../shared/time.ts';
import { viewingIn } from '../support/times.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const day = 86_400_000;
const soon = later(day);
const yes = [true, false];
const me = (role: 'buyer' | 'dealer' | 'admin') => ({ user_id: role, role });
const code = (refusal: { code: string } | null) => refusal?.code ?? 'ok';

describe('the moment of a viewing', () => {
  it.each([
    [-1, 'in_the_past'],
    [0, 'in_the_past'],
    [1, 'ok'],
    [90 * day, 'ok'],
    [90 * day + 1, 'too_far_ahead'],
  ])('%d ms from now: %s', (ms, answer) => {
    expect(code(whyNotAt(later(ms), now))).toBe(answer);
  });

  it.each([
    ['05:59', 'at_night'],
    ['06:00', 'ok'],
    ['20:00', 'ok'],
    ['20:01', 'at_night'],
    ['23:59', 'at_night'],
  ])('tomorrow at %s: %s', (time, answer) => {
    expect(code(whyNotAt(nairobiInstant('2026-11-22', time), now))).toBe(answer);
  });

  it('is given to tests by one helper, at whatever hour they run', () => {
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const running = later(minute * 60_000);
      for (const hours of [-50, -2, -1, 1, 24, 30, 48]) {
        const at = viewingIn(hours, running);
        expect(code(whyNotAt(at, hours < 0 ? later(-100 * 3_600_000) : running))).toBe('ok');
        expect(Math.sign(at.getTime() - running.getTime())).toBe(Math.sign(hours));
      }
    }
  });

  it('is Nairobi’s, also where UTC is still on the day before', () => {
    expect(nairobiInstant('2026-11-22', '00:30').toISOString()).toBe('2026-11-21T21:30:00.000Z');
  });
});

const withoutCar = { car: null, car_gone: null, other_car: null };

describe('booking', () => {
  const table = bidStatuses.flatMap((bid) =>
    requestStatuses.flatMap((request) =>
      yes.flatMap((is_verified) => yes.flatMap((hasOpen) => yes.map((isSold) => ({ bid, request, is_verified, hasOpen, isSold })))),
    ),
  );
  it.each(table)(
    'bid $bid, request $request, dealer verified $is_verified, open one $hasOpen, sold $isSold',
    ({ bid, request, is_verified, hasOpen, isSold }) => {
      const legal = bid === 'accepted' && request === 'active' && is_verified && !hasOpen && !isSold;
      const facts = {
        bid: { ...withoutCar, status: bid, has_open_appointment: hasOpen, is_sold: isSold },
        request: { status: request },
        dealer: { is_verified },
        at: soon,
        now,
      };
      expect(whyNotBook(facts) === null).toBe(legal);
      expect(whyNotBook({ ...facts, at: now })?.status).toBe(422);
      expect(whyNotBook({ ...facts, request: { status: request, is_deleted: false } }) === null).toBe(legal);
      expect(whyNotBook({ ...facts, request: { status: request, is_deleted: true } })).not.toBeNull();
    },
  );

  it.each([
    ['available', null, null, 'ok', true],
    ['reserved', null, null, 'ok', true],
    ['sold', null, null, 'car_sold', true],
    [null, 'sold', null, 'car_gone', true],
    [null, 'deleted', null, 'car_gone', true],
    [null, 'bought', null, 'car_gone', true],
    [null, 'sold', { answer: null }, 'car_gone', true],
    [null, 'sold', { answer: 'withdrawn' }, 'car_gone', true],
    [null, 'sold', { answer: 'declined' }, 'car_gone', true],
    [null, 'deleted', { answer: 'confirmed' }, 'car_gone', true],
    ['available', null, { answer: 'confirmed' }, 'ok', true],
    ['available', null, null, 'car_off_market', false],
    ['sold', null, null, 'car_sold', false],
  ] as const)('its car %s, gone %s, another one %j: %s, on the market %s', (status, car_gone, other_car, answer, is_on_market) => {
    const bid = {
      status: 'accepted',
      has_open_appointment: false,
      is_sold: false,
      car: status && { status, is_on_market },
      car_gone,
      other_car,
    } as const;
    expect(code(whyNotBook({ bid, request: { status: 'active' }, dealer: { is_verified: true }, at: soon, now }))).toBe(answer);
  });
});

describe('confirming', () => {
  const table = appointmentStatuses.flatMap((status) =>
    requestStatuses.flatMap((request) =>
      yes.flatMap((is_verified) =>
        (['buyer', 'dealer'] as const).flatMap((proposer) =>
          (['buyer', 'dealer', 'admin'] as const).map((role) => ({ status, request, is_verified, proposer, role })),
        ),
      ),
    ),
  );
  const facts = ({ status, request, is_verified, proposer, role }: (typeof table)[number]) => ({
    actor: me(role),
    appointment: { status, proposed_by: proposer, appointment_date: soon.toISOString() },
    request: { status: request },
    dealer: { is_verified },
    now,
  });

  it.each(table)('$status, request $request, verified $is_verified, proposed by $proposer, confirmed by $role', (one) => {
    const legal = one.status === 'pending' && one.request === 'active' && one.is_verified && one.proposer !== one.role;
    expect(whyNotConfirm(facts(one)) === null).toBe(legal);
    // The dealer is told to be verified first, the buyer that this dealer is not verified at the moment.
    if (!one.is_verified) expect(whyNotConfirm(facts(one))?.status).toBe(one.role === 'dealer' ? 403 : 409);
    const own = one.status === 'pending' && one.is_verified && one.proposer === one.role;
    if (own) expect(whyNotConfirm(facts(one))?.message()).toContain(`the ${one.role === 'dealer' ? 'buyer' : 'dealer'} has to confirm it`);
    // Too late is too late for everyone.
    expect(whyNotConfirm({ ...facts(one), now: soon })).not.toBeNull();
    expect(whyNotConfirm({ ...facts(one), seen: soon.toISOString() }) === null).toBe(legal);
    expect(whyNotConfirm({ ...facts(one), seen: later(2 * day).toISOString() })).not.toBeNull();
    const noted = whyNotConfirm({ ...facts(one), dealer_notes: 'Gate B' });
    expect(noted === null).toBe(legal && one.role === 'dealer');
  });
});

describe('a new time', () => {
  const table = appointmentStatuses.flatMap((status) =>
    requestStatuses.flatMap((request) =>
      yes.flatMap((is_verified) => (['buyer', 'dealer'] as const).map((role) => ({ status, request, is_verified, role }))),
    ),
  );
  it.each(table)('$status, request $request, verified $is_verified, by $role', ({ status, request, is_verified, role }) => {
    const legal = (status === 'pending' || status === 'confirmed') && request === 'active' && is_verified;
    const facts = {
      actor: me(role),
      appointment: { status, appointment_date: soon.toISOString() },
      request: { status: request },
      dealer: { is_verified },
      now,
    };
    expect(whyNotReschedule(facts) === null).toBe(legal);
    expect(whyNotReschedule({ ...facts, at: later(2 * day) }) === null).toBe(legal);
    expect(whyNotReschedule({ ...facts, at: soon })).not.toBeNull();
    expect(whyNotReschedule({ ...facts, at: later(-1) })).not.toBeNull();
    if (!is_verified) expect(whyNotReschedule(facts)?.status).toBe(role === 'dealer' ? 403 : 409);
  });
});

describe('cancelling', () => {
  it.each([
    ['pending', 'ok'],
    ['confirmed', 'ok'],
    ['completed', 'wrong_state'],
    ['cancelled', 'wrong_state'],
  ] as const)('%s: %s', (status, answer) => {
    expect(code(whyNotCancel({ appointment: { status } }))).toBe(answer);
  });
});

describe('completing', () => {
  const bid = { price: 1_000_000 };
  const table = appointmentStatuses.flatMap((status) => [-1, 0, 1].map((ms) => ({ status, ms })));
  it.each(table)('$status, starting in $ms ms', ({ status, ms }) => {
    const facts = { actor: me('buyer'), appointment: { status, appointment_date: later(ms).toISOString() }, bid, now };
    expect(whyNotComplete(facts) === null).toBe(status === 'confirmed' && ms <= 0);
    if (status === 'pending') expect(code(whyNotComplete(facts))).toBe('not_confirmed');
  });

  it.each([
    ['buyer', 1_000_000, 'ok'],
    ['buyer', 1_000_000.01, 'price_above_bid'],
    ['buyer', null, 'ok'],
    ['dealer', 1_000_000.01, 'ok'],
    ['admin', 10_000_000, 'ok'],
  ] as const)('as sold by the %s for %s: %s', (role, final_price, answer) => {
    const appointment = { status: 'confirmed', appointment_date: now.toISOString() } as const;
    expect(code(whyNotComplete({ actor: me(role), appointment, bid, ending: { outcome: 'sold', final_price }, now }))).toBe(answer);
  });

  it.each([
    [1_000_000, 900_000, false],
    [1_000_000, 899_999.99, true],
    [1_000_000, 1_100_000, false],
    // 0.9 of this one, in floating point, is a hair more than 90 %.
    [500_000.4, 450_000.36, false],
    [1_249_999, 1_124_999.1, false],
    [500_000.4, 450_000.35, true],
  ])('a bid of %d sold at %d is looked at: %s', (price, sold, looked) => {
    expect(isSuspicious(sold, { price })).toBe(looked);
  });

  it.each([
    [1_000_000, 896_000, 89],
    [1_000_000, 899_999.99, 89],
    [1_000_000, 900_000, 90],
    [1_285_000, 900_000, 70],
    [1_000_000, 290_000, 29],
  ])('a bid of %d sold at %d is %d% of it, as everywhere', (price, sold, share) => {
    expect(shareOf(sold, { price })).toBe(share);
  });
});

describe('disputing', () => {
  it.each([
    // status, completed by, disputed before, decided by the admin, days since → answer for the buyer
    ['completed', 'dealer', false, false, 0, 'ok'],
    ['completed', 'dealer', false, false, 7, 'ok'],
    ['completed', 'dealer', false, false, 7.0001, 'too_late'],
    ['completed', 'dealer', true, false, 0, 'already_disputed'],
    ['completed', 'dealer', false, true, 0, 'already_decided'],
    ['completed', 'dealer', true, true, 0, 'already_decided'],
    ['completed', 'team', false, true, 0, 'already_decided'],
    ['completed', 'buyer', false, false, 0, 'own_outcome'],
    ['completed', 'team', false, false, 0, 'ok'],
    ['confirmed', null, false, false, 0, 'not_completed'],
    ['confirmed', null, false, true, 0, 'not_completed'],
    ['pending', null, false, false, 0, 'not_completed'],
    ['cancelled', null, false, false, 0, 'not_completed'],
  ] as const)('%s by %s, disputed %s, decided %s, %d days later: %s', (status, completed_by, has_disputed, is_decided, days, answer) => {
    const completed_at = completed_by && later(-days * day).toISOString();
    const appointment = { status, completed_by, completed_at, has_disputed, is_decided };
    expect(code(whyNotDispute({ actor: me('buyer'), appointment, now }))).toBe(answer);
  });
});

describe('the admin’s status', () => {
  const table = appointmentStatuses.flatMap((from) =>
    appointmentStatuses.flatMap((to) => yes.flatMap((is_deleted) => yes.map((hasOpen) => ({ from, to, is_deleted, hasOpen })))),
  );
  it.each(appointmentStatuses.flatMap((from) => yes.map((is_deleted) => ({ from, is_deleted }))))(
    '$from → completed as sold, request deleted $is_deleted',
    ({ from, is_deleted }) => {
      const facts = {
        appointment: { status: from, outcome: null, final_price: null, is_disputed: false },
        bid: { price: 1_000_000, has_open_appointment: false },
        is_of_lost_car: true,
        request: { is_deleted },
        to: 'completed',
      } as const;
      expect(code(whyNotSetStatus({ ...facts, outcome: 'sold' }))).toBe(is_deleted ? 'request_deleted' : 'ok');
      expect(code(whyNotSetStatus({ ...facts, outcome: 'not_sold' }))).toBe('ok');
    },
  );
  it.each(table)('$from → $to, request deleted $is_deleted, the bid has an open one $hasOpen', ({ from, to, is_deleted, hasOpen }) => {
    const opens = to === 'pending' || to === 'confirmed';
    const isOtherOpen = hasOpen && from !== 'pending' && from !== 'confirmed';
    const legal = to === 'completed' || (from !== to && !(opens && (is_deleted || isOtherOpen)));
    const facts = {
      appointment: { status: from, outcome: null, final_price: null, is_disputed: false },
      bid: { price: 1_000_000, has_open_appointment: hasOpen },
      is_of_lost_car: false,
      request: { is_deleted },
      to,
    };
    expect(whyNotSetStatus(facts) === null).toBe(legal);
    expect(whyNotSetStatus({ ...facts, is_of_lost_car: true }) === null).toBe(legal && !opens);
  });
  it.each([
    ['sold', 900_000, 'sold', 900_000, 'recorded_already'],
    ['sold', 900_000, 'sold', 900_001, 'ok'],
    ['sold', 900_000, 'sold', null, 'ok'],
    ['sold', 1_000_000, 'sold', null, 'recorded_already'],
    ['sold', 1_000_000, 'not_sold', null, 'ok'],
    ['not_sold', null, 'not_sold', null, 'recorded_already'],
    ['not_sold', null, 'sold', null, 'ok'],
  ] as const)('of one that is %s at %s, completed again as %s at %s: %s', (was, was_price, outcome, final_price, answer) => {
    const facts = {
      appointment: { status: 'completed', outcome: was, final_price: was_price, is_disputed: false },
      bid: { price: 1_000_000, has_open_appointment: false },
      is_of_lost_car: false,
      request: { is_deleted: false },
      to: 'completed',
    } as const;
    expect(code(whyNotSetStatus({ ...facts, outcome, final_price }))).toBe(answer);
  });
  it.each(appointmentStatuses)('of a disputed outcome is not set to %s', (to) => {
    const facts = {
      appointment: { status: 'completed', outcome: 'sold', final_price: 900_000, is_disputed: true },
      bid: { price: 1_000_000, has_open_appointment: false },
      is_of_lost_car: false,
    } as const;
    for (const is_deleted of yes) expect(code(whyNotSetStatus({ ...facts, request: { is_deleted }, to }))).toBe('outcome_disputed');
  });
});
