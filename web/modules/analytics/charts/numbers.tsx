import { dayInWords, monthInWords } from '../../../../shared/analytics/day.ts';
import { headOf, type Kind, type Table } from '../../../../shared/analytics/table.ts';
import { answerTime } from '../../../../shared/dealers/answer-time.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { ksh } from '../../../../shared/money.ts';
import { analyticsWords } from '../../../../words/analytics/analytics.ts';
import { useMedia } from '../../../ui/use-media.ts';

const count = (cell: string | number) => grouped(Number(cell));

const written: Record<Kind, (cell: string | number) => string> = {
  text: String,
  day: (cell) => dayInWords(String(cell)),
  month: (cell) => monthInWords(String(cell)),
  count,
  ksh: (cell) => ksh(Number(cell)),
  minutes: (cell) => answerTime(Number(cell)),
  percent: (cell) => `${cell}%`,
};

const say = (cell: string | number | null | undefined, kind: Kind) => (cell == null ? '–' : written[kind](cell));

/** The width of the window, in rem, that a column takes. */
const wide = 6.25;

/** The numbers of a drawing: a table where its columns have room, otherwise each row as its names and values. */
export function Numbers(table: Table) {
  const hasRoom = useMedia(`(width >= ${table.columns.length * wide}rem)`);
  return hasRoom ? <Wide {...table} /> : <Narrow {...table} />;
}

function Wide({ title, columns, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by key
    <section className="overflow-x-auto" tabIndex={0} aria-label={analyticsWords.numbersOf(title)}>
      <table className="numbers">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.kind === 'ksh' ? headOf(column) : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and several may have the same text
            <tr key={index}>
              {columns.map(({ label, kind }, place) => {
                // The head of its column says KSh.
                const text = say(row[place], kind === 'ksh' ? 'count' : kind);
                return place === 0 ? (
                  <th key={label} scope="row" className={kind === 'text' ? '' : 'whitespace-nowrap'}>
                    {text}
                  </th>
                ) : (
                  <td key={label}>{text}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Narrow({ title, columns: [name, ...others], rows }: Table) {
  return (
    <ul className="divide-line border-line divide-y border-t text-sm" aria-label={analyticsWords.numbersOf(title)}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as in the table
        <li key={index} className="py-2">
          <p className="font-semibold wrap-anywhere">{say(row[0], name?.kind ?? 'text')}</p>
          <dl className="tabular-nums">
            {others.map(({ label, kind }, place) => (
              <div key={label} className="flex justify-between gap-3">
                <dt className="text-muted">{label}</dt>
                <dd>{say(row[place + 1], kind)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
