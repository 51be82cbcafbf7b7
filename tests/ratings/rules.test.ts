import { describe, expect, it } from 'vitest';
import { appointmentStatuses } from '../../shared/deal.ts';
import { whyNotAnswer, whyNotRate } from '../../shared/ratings/rules.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('rating a dealer', () => {
  const table = appointmentStatuses.flatMap((status) =>
    [-1, 0, 1].flatMap((ms) => [true, false].map((hasRated) => ({ status, ms, hasRated }))),
  );
  it.each(table)('a viewing that is $status and starts in $ms ms, rated before: $hasRated', ({ status, ms, hasRated }) => {
    const appointment_date = new Date(now.getTime() + ms).toISOString();
    const wrong = !['confirmed', 'completed'].includes(status) && 'not_confirmed';
    expect(whyNotRate({ appointment: { status, appointment_date }, hasRated, now })?.code ?? 'ok').toBe(
      hasRated ? 'already_rated' : wrong || (ms > 0 ? 'not_started' : 'ok'),
    );
  });
});

it.each([
  [true, null, 'ok'],
  [true, 'Asante', 'already_answered'],
  [false, null, 'private_review'],
  [false, 'Asante', 'private_review'],
])('answering a review that everybody reads: %s, answered with %j: %s', (is_public, answer, code) => {
  expect(whyNotAnswer({ is_public, answer })?.code ?? 'ok').toBe(code);
});
