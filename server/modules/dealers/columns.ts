import { namesAt } from '../../../shared/field-row.ts';
import { profileFields } from '../../../shared/profile/fields.ts';
import { columnOf, isSuspended } from '../profile/columns.ts';

/** The columns of the reply `dealerCard`, for a query over `profiles as p`. */
export const dealerCard = [
  'p.user_id',
  ...namesAt(profileFields, 'card').map(columnOf),
  'p.is_verified',
  'p.rating',
  'p.rating_count',
] as const;

/** The columns of the reply `dealerOfDeal`. */
export const dealerOfDeal = [...dealerCard, isSuspended.as('is_suspended')] as const;

/** The columns of the reply `dealerToVisit`. */
export const dealerToVisit = [...dealerOfDeal, 'p.yard_hours'] as const;
