import type { FastifyReply } from 'fastify';
import type { ExportedList } from '../../../shared/audit/exported.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { everyRow, type Page } from '../../platform/data/paging.ts';
import { type Line, rowsAtOnce, sendCsv } from '../../platform/files/csv.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordExport } from '../audit/audit.ts';
import { reportHead } from '../settings/settings.ts';

/** The columns of a file: each with its heading, and what stands in it for a row. */
export type FileColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Line[number]])[];

interface Asked<Filters> {
  actor: Actor;
  query: Filters;
  reply: FastifyReply;
}

/**
 * Answers with a whole list of the administrator as a CSV file, by the name of the list, and records that it was taken (docs/domain/permissions.md,
 * "Lists as files"). `read` gives a page of so many rows.
 */
export async function sendList<Row, Filters extends Record<string, string | undefined>>(
  db: Database,
  list: ExportedList,
  { actor, query, reply }: Asked<Filters>,
  columns: FileColumns<Row>,
  read: (db: Database, filter: Filters & { cursor: string | undefined }, size: number) => Promise<Page<Row>>,
) {
  await recordExport(db, actor, list, query);
  const rows = everyRow((cursor) => read(db, { ...query, cursor }, rowsAtOnce));
  return sendCsv(reply, `${list}-${dayInNairobi(new Date())}.csv`, linesOf(rows, columns, await reportHead(db)));
}

async function* linesOf<Row>(rows: AsyncIterable<Row>, columns: FileColumns<Row>, head: string[][]): AsyncGenerator<Line> {
  yield* head;
  yield columns.map(([heading]) => heading);
  for await (const row of rows) yield columns.map(([, cell]) => cell(row));
}
