import type { AliasableExpression, ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';

/** How many rows a query finds, as a column of `selectNoFrom`. With a limit, up to it. */
export function countOf(eb: ExpressionBuilder<DB, never>, some: AliasableExpression<object>) {
  return eb
    .selectFrom(some.as('some'))
    .select((of) => of.fn.countAll<number>().as('n'))
    .$asScalar()
    .$notNull();
}
