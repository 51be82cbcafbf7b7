import { dayInWords } from '../../../../shared/analytics/day.ts';
import type { Kind, Table } from '../../../../shared/analytics/table.ts';
import { answerTime } from '../../../../shared/dealers/answer-time.ts';
import { ksh } from '../../../../shared/money.ts';

const written: Record<Kind, (cell: string | number) => string> = {
  text: String,
  day: (cell) => dayInWords(String(cell)),
  count: (cell) => Number(cell).toLocaleString('en-KE'),
  ksh: (cell) => ksh(Number(cell)),
  minutes: (cell) => answerTime(Number(cell)),
  percent: (cell) => `${cell}%`,
};

/** The numbers of a drawing as a table, which scrolls on its side where it is wider than the screen. */
export function Numbers({ title, columns, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by key
    <section className="overflow-x-auto" tabIndex={0} aria-label={`${title}, numbers`}>
      <table className="numbers">
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and several may have the same text
            <tr key={index}>
              {columns.map(({ label, kind }, place) => {
                const cell = row[place] ?? null;
                const text = cell === null ? '–' : written[kind](cell);
                return place === 0 ? (
                  <th key={label} scope="row">
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
