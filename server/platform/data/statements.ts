import { createHash } from 'node:crypto';
import { PostgresDialect, PostgresQueryCompiler, type QueryCompiler, type RawBuilder, type SelectAllNode, sql } from 'kysely';

// Beyond this many values a statement writes a list of rows: each length is another text, and rarely comes again.
const mostValues = 40;
// Each connection keeps what it has prepared, some ten kilobytes apiece. We have far fewer texts; this is for the day someone builds them from input.
const mostNames = 1_000;

/**
 * A word of ours that a column is compared with: `where('b.status', '=', word('accepted'))`. It is written out, not bound: the plan that is kept for a
 * statement is made for any value, reckons with a tenth of the table, and could not use an index on the rows that are 'active', say. What somebody
 * typed is bound; the compiler refuses it here.
 */
export function word<W extends string>(one: W & (string extends W ? never : unknown)): RawBuilder<W> {
  return sql.lit<W>(one);
}

/** Some words of ours, for `in`: `where('b.status', 'in', words(openBidStatuses))`. */
export function words<const L extends readonly string[]>(some: L & (string extends L[number] ? never : unknown)): RawBuilder<L[number]>[] {
  return some.map((one: L[number]) => sql.lit(one));
}

const mark = '/* planned each time */';

/** Part of a statement whose best plan depends on its values, as with filters of which some leave a few rows and others most: it is not kept. */
export const plannedEachTime = sql.raw(mark);

/**
 * Names the statements of one database's connections, which keep them prepared: PostgreSQL then parses each once, and soon plans it once, instead of each
 * time. A name is made of its text, so that connections may be shared. Undefined for what says that it is planned each time (`plannedEachTime`,
 * `containing()`, `selectAll()`), and for what only begins or ends a transaction.
 */
export function statementNames(): (text: string, values: readonly unknown[]) => string | undefined {
  const names = new Map<string, string>();
  return (text, values) => {
    if (values.length > mostValues || (values.length === 0 && !/^(?:select|with)\b/.test(text))) return undefined;
    const known = names.get(text);
    if (known || names.size >= mostNames || text.includes(mark)) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
    return name;
  };
}

/** Kysely's PostgreSQL, except that limits, true and false are written out, as words are, and that `selectAll()` is planned each time. */
export class Postgres extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

class Compiler extends PostgresQueryCompiler {
  // A statement that was prepared fails once a newer server's migration has added a column to what it selects. The one of `count(*)`, two
  // floors above, selects none.
  protected override visitSelectAll(node: SelectAllNode): void {
    super.visitSelectAll(node);
    if (this.nodeStack.at(-3)?.kind !== 'AggregateFunctionNode') this.append(` ${mark}`);
  }

  protected override appendValue(value: unknown): void {
    if (typeof value === 'boolean' || this.parentNode?.kind === 'LimitNode') this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}
