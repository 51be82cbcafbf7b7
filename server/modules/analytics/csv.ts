import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { headOf, type Table } from '../../../shared/analytics/table.ts';

/**
 * The tables as one CSV file, below one another: UTF-8 with the mark by which spreadsheets know it. A text that begins like a formula gets an
 * apostrophe before it, so that no cell of another's making is ever run.
 */
export function csvOf({ from, to }: { from: string; to: string }, tables: readonly Table[]): string {
  const rows = tables.flatMap((table) => [[], [table.title], table.columns.map(headOf), ...table.rows]);
  return stringify([['From', from], ['To', to], ['Time', 'Nairobi (UTC+3)'], ...rows], {
    bom: true,
    escape_formulas: true,
    // Some programs end a row at it.
    quoted_match: /\r/,
    record_delimiter: 'windows',
  });
}

/** Answers with that file, to be kept by the browser under the name of its period. */
export function sendCsv(reply: FastifyReply, period: { from: string; to: string }, tables: readonly Table[]): string {
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="analytics-${period.from}-to-${period.to}.csv"`,
  });
  return csvOf(period, tables);
}
