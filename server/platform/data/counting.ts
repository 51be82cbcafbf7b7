import type { AliasableExpression, ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';

/** How many rows a subquery finds, as a column; it selects none. */
export function numberOf<Db, Tables extends keyof Db>(rows: SelectQueryBuilder<Db, Tables, object>) {
  return rows
    .select((of) => of.fn.countAll<number>().as('n'))
    .$asScalar()
    .$notNull();
}

/** How many rows a query finds, as a column of `selectNoFrom`. With a limit, up to it. */
export function countOf(eb: ExpressionBuilder<DB, never>, some: AliasableExpression<object>) {
  return numberOf(eb.selectFrom(some.as('some')));
}
