import type { FastifyReply } from 'fastify';
import { headOf, type Table } from '../../../shared/analytics/table.ts';
import { type Line, sendCsv } from '../../platform/files/csv.ts';

/** Answers with the tables of a period as one CSV file, below one another, each under its title; `head` (`reportHead`) stands above all, `name` begins that of the file. */
export function sendTables(
  reply: FastifyReply,
  period: { from: string; to: string },
  tables: readonly Table[],
  head: string[][],
  name = 'analytics',
) {
  const { from, to } = period;
  const lines: Line[] = tables.flatMap((table) => [[], [table.title], table.columns.map(headOf), ...table.rows]);
  return sendCsv(reply, `${name}-${from}-to-${to}.csv`, [...head, ['From', from], ['To', to], ['Time', 'Nairobi (UTC+3)'], ...lines]);
}
