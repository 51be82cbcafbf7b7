import { appointmentRulesWords } from '../../../words/appointments/appointment-rules.ts';
import type { RateLimit } from '../../platform/data/rate-limits.ts';

const day = 24 * 3600;

/** What one party can do to the other: each act mails them. */
export const appointmentRateLimits = {
  /** Viewings that one buyer can book. */
  book: { name: 'book', points: 30, duration: day, told: () => appointmentRulesWords.bookedALot },
  /** Viewings that one buyer can book of one offer, again after each that was cancelled. */
  bookOne: {
    name: 'book-one',
    points: 5,
    duration: day,
    told: () => appointmentRulesWords.bookedCarOften,
  },
  /** New times that one party can propose for one viewing; and for all of theirs. */
  rescheduleOne: {
    name: 'reschedule-one',
    points: 10,
    duration: day,
    told: () => appointmentRulesWords.proposedForViewing,
  },
  reschedule: { name: 'reschedule', points: 60, duration: day, told: () => appointmentRulesWords.proposedALot },
} satisfies Record<string, RateLimit>;
