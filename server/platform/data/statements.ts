import { createHash } from 'node:crypto';
import {
  type BinaryOperationNode,
  ColumnNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  ReferenceNode,
  sql,
} from 'kysely';

// Beyond this many values a statement writes a list of rows: each length is another text, and rarely comes again.
const mostValues = 40;
// Each connection keeps what it has prepared, some ten kilobytes apiece. We have far fewer texts; this is for the day someone builds them from input.
const mostNames = 1_000;

/** The end of a statement whose best plan depends on its values, as with filters of which some leave a few rows and others most. */
export const plannedEachTime = sql`/* planned each time */`;

/**
 * Names the statements of one database's connections, which keep them prepared: PostgreSQL then parses each once, and soon plans it once, instead of each
 * time. A name is made of its text, so that connections may be shared.
 *
 * Undefined for a statement that is better planned each time: one with `ilike`, whose best plan depends on the word, one that says so
 * (`plannedEachTime`), what only begins or ends a transaction, and one that selects `*`, which fails once a newer server's migration has added a column.
 */
export function statementNames(): (text: string, values: readonly unknown[]) => string | undefined {
  const names = new Map<string, string>();
  return (text, values) => {
    if (values.length > mostValues || (values.length === 0 && !/^(?:select|with)\b/.test(text))) return undefined;
    const known = names.get(text);
    if (known || names.size >= mostNames || /\bilike\b|planned each time|(?:select|returning|[.,]) ?\*/i.test(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
    return name;
  };
}

/**
 * Kysely's PostgreSQL, except that limits, true and false, and the words that a status and its like are compared with are written out.
 *
 * The plan that is kept is made for any value: it would reckon with a tenth of the table instead of twenty rows, and could not use an index on the
 * rows that are 'active', say. PostgreSQL sees that, and plans such a statement anew each time, which takes longer than to do it.
 */
export class Postgres extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

// Columns that hold one of a few words.
const wordColumns = new Set(['status', 'outcome', 'user_type', 'purpose']);

class Compiler extends PostgresQueryCompiler {
  #isWord = false;

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand: left } = node;
    const before = this.#isWord;
    this.#isWord = ReferenceNode.is(left) && ColumnNode.is(left.column) && wordColumns.has(left.column.column.name);
    super.visitBinaryOperation(node);
    this.#isWord = before;
  }

  protected override appendValue(value: unknown): void {
    if (this.#isWord || typeof value === 'boolean' || this.parentNode?.kind === 'LimitNode') this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}
