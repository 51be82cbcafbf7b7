/**
 * What a home can name as the next thing to do, most urgent first (docs/domain/limits-and-money.md, "The next thing to do").
 */
export const urgency = {
  buyer: [
    'viewing_soon',
    'outcome_missing',
    'time_proposed',
    'time_passed',
    'other_car_to_answer',
    'viewing_to_book',
    'offers_wait',
    'sale_to_rate',
    'message_unread',
    'viewing_ahead',
    'offers_awaited',
  ],
  dealer: [
    'time_proposed',
    'viewing_soon',
    'outcome_missing',
    'time_passed',
    'other_car_to_name',
    'message_unread',
    'commission_overdue',
    'details_missing',
    'commission_due',
    'request_that_fits',
    'stock_to_add',
    'viewing_ahead',
  ],
} as const;

/** The kinds that this role's home can name. */
export type KindFor<R extends keyof typeof urgency> = (typeof urgency)[R][number];
