import * as z from 'zod/mini';
import { namesAt, pick } from '../field-row.ts';
import { toldOf } from '../field-schema.ts';
import { id } from '../fields.ts';
import { profileFields } from '../profile/fields.ts';
import { yardHours } from '../profile/hours-schema.ts';
import { profileSchemas } from '../profile/schema.ts';

/** What every signed-in account may see of a dealer. */
export const dealerCard = z.object({
  user_id: id,
  ...toldOf(pick(profileSchemas, namesAt(profileFields, 'card'))),
  is_verified: z.boolean(),
  /** The average of the latest rating of each buyer, null when there is none. */
  rating: z.nullable(z.number()),
  rating_count: z.number(),
});

/** The same for who deals with them: whether our team has stopped the account meanwhile (docs/domain/accounts.md, "Suspending"). */
export const dealerOfDeal = z.extend(dealerCard, { is_suspended: z.boolean() });

/** The same with what the booking of a viewing needs; `yard_hours` is null where the dealer has not said. */
export const dealerToVisit = z.extend(dealerOfDeal, { yard_hours: z.nullable(yardHours) });
