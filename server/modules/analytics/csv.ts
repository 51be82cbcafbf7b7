import type { FastifyReply } from 'fastify';
import { headOf, type Table } from '../../../shared/analytics/table.ts';
import { analyticsWords } from '../../../words/analytics/analytics.ts';
import { type Line, sendCsv } from '../../platform/files/csv.ts';

/** Answers with the tables of a period as one CSV file, below one another, each under its title; `above` (`reportHead`) stands above all, `name` begins that of the file. */
export function sendTables(
  reply: FastifyReply,
  period: { from: string; to: string },
  tables: readonly Table[],
  above: string[][],
  name = 'analytics',
) {
  const { from, to } = period;
  const head = analyticsWords.head;
  const lines: Line[] = tables.flatMap((table) => [[], [table.title], table.columns.map(headOf), ...table.rows]);
  return sendCsv(reply, `${name}-${from}-to-${to}.csv`, [...above, [head.from, from], [head.to, to], [head.time, head.nairobi], ...lines]);
}
