import { csvOf } from '../../platform/files/csv.ts';
import { zipOf } from '../../platform/files/zip.ts';
import { reportHead } from '../settings/settings.ts';
import { asWritten, columnsOf } from './columns.ts';
import type { Making, Pack } from './making.ts';
import { rowsOf } from './read-rows.ts';
import { exported } from './tables.ts';

/** An export as it is read: each business table as CSV, without secrets, its times Nairobi's (docs/domain/backups.md, "Exports"). */
export const packExport: Pack = async (making) => {
  await asWritten(making.snapshot, 'Africa/Nairobi');
  await making.setParts(exported.length);
  return zipOf(
    exported.map((table, index) => ({
      name: `${table.name}.csv`,
      compress: true,
      open: async () => {
        await making.setPacked(index);
        return csvOf(linesOf(making, table));
      },
    })),
  );
};

async function* linesOf({ snapshot }: Making, { name, but }: (typeof exported)[number]) {
  const columns = (await columnsOf(snapshot, name)).map((column) => column.name).filter((column) => !but.includes(column));
  yield* await reportHead(snapshot);
  yield [];
  yield columns;
  for await (const rows of rowsOf(snapshot, name, columns)) for (const row of rows) yield columns.map((column) => row[column] ?? null);
}
