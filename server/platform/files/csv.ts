import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** So many rows of a list are read for a file at a time. */
export const rowsAtOnce = 500;

/** The cells of one line; null is an empty one. */
export type Line = readonly (string | number | null)[];

/**
 * These lines as a CSV file, written while they are read: UTF-8 with the mark by which spreadsheets know it. A text that begins like a formula
 * gets an apostrophe before it, also after a semicolon, a bar, a tab or a new line, so that no cell of another's making is ever run.
 */
export function csvOf(lines: Iterable<Line> | AsyncIterable<Line>): Readable {
  return Readable.from(written(lines), { objectMode: false });
}

// Where another separator than the comma is read, a cell may begin in the middle of one of ours.
const formulaWithin = /([;|\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;
const inert = (cell: Line[number]) => (typeof cell === 'string' ? cell.replace(formulaWithin, "$1'") : cell);

async function* written(lines: Iterable<Line> | AsyncIterable<Line>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const line of lines)
    yield stringify([line.map(inert)], {
      escape_formulas: true,
      // Some programs end a row at it.
      quoted_match: /[\r\n]/,
      record_delimiter: 'windows',
    });
}

/** Answers with that file, to be kept by the browser under this name. */
export function sendCsv(reply: FastifyReply, name: `${string}.csv`, lines: Iterable<Line> | AsyncIterable<Line>): Readable {
  reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` });
  return csvOf(lines);
}
