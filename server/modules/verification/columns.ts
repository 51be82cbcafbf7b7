import { sql } from 'kysely';

/** Whether the cause of a notice of `notifications as n` goes on: who was asked for a licence number may have given it (docs/domain/permissions.md, "Notices"). */
export const goesOn = sql<boolean>`not (n.kind = 'licence-asked' and exists (
  select from profiles as p where p.user_id = n.user_id and p.business_license is not null
))`;
