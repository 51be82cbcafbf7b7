import { sql } from 'kysely';

/** The name that others see of a person, for a query over `profiles as p`: a dealer's business, if there is one, else the full name. */
export const shownName = sql<string>`case when p.user_type = 'dealer' then coalesce(p.business_name, p.full_name) else p.full_name end`;
