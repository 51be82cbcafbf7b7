import type { RateLimit } from '../../platform/data/rate-limits.ts';

const day = 24 * 3600;

/** What one party can do to the other: each act mails them. */
export const appointmentRateLimits = {
  /** Viewings that one buyer can book. */
  book: { name: 'book', points: 30, duration: day, told: () => 'You have booked a lot of viewings today.' },
  /** Viewings that one buyer can book of one offer, again after each that was cancelled. */
  bookOne: {
    name: 'book-one',
    points: 5,
    duration: day,
    told: () => 'You have booked viewings of this car often today: agree on a time in the chat.',
  },
  /** New times that one party can propose for one viewing; and for all of theirs. */
  rescheduleOne: {
    name: 'reschedule-one',
    points: 10,
    duration: day,
    told: () => 'You have proposed a lot of new times for this viewing today: agree on one in the chat.',
  },
  reschedule: { name: 'reschedule', points: 60, duration: day, told: () => 'You have proposed a lot of new times today.' },
} satisfies Record<string, RateLimit>;
