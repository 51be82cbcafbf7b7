import type { ReactNode } from 'react';
import { pieceWords } from '../../words/ui/piece.ts';
import { Icon } from './icon.tsx';
import { useMedia } from './use-media.ts';

export interface Column<Row, Sort extends string = never> {
  /** The heading of the column, and the label of its value on a card. */
  label: string;
  /** What stands in it; null for nothing, which a card leaves out. */
  value: (row: Row) => ReactNode;
  /** The orders by this column: a tap on its heading asks for the first of them, the next tap for the other. */
  sorts?: readonly (readonly [Sort, 'ascending' | 'descending'])[];
  /** 'amount': a number, at the right end; 'short': never broken in two lines, as a day. */
  kind?: 'amount' | 'short';
}

/** The columns of a table; the first one names the row. */
export type Columns<Row, Sort extends string = never> = readonly [Column<Row, Sort>, ...Column<Row, Sort>[]];

const looks = {
  text: 'min-w-22 wrap-anywhere',
  short: 'whitespace-nowrap',
  amount: 'text-right whitespace-nowrap tabular-nums',
};

/** The order of the rows: `usual` unless another is asked for, and then undefined, as with `SortField`. */
interface Order<Sort extends string> {
  sort: Sort | undefined;
  usual: Sort;
  onChange: (sort: Sort | undefined) => void;
}

interface TableProps<Row, Sort extends string> {
  /** What the rows are, for screen readers: 'Requests'. */
  caption: string;
  columns: Columns<Row, Sort>;
  rows: Row[];
  idOf: (row: Row) => string;
  order?: Order<Sort>;
  /** What can be done with a row, at its end. */
  act?: (row: Row) => ReactNode;
  /** The width of the window, in pixels with a text of 16, from which all columns have room. */
  from?: 768 | 1280;
}

/** Rows of things: a table on a desk, cards where its columns have no room. */
export function Table<Row, Sort extends string = never>(props: TableProps<Row, Sort>) {
  const hasRoom = useMedia(`(width >= ${(props.from ?? 768) / 16}rem)`);
  return hasRoom ? <Desk {...props} /> : <Cards {...props} />;
}

function Desk<Row, Sort extends string>({ caption, columns, rows, idOf, order, act }: TableProps<Row, Sort>) {
  const [name, ...others] = columns;
  return (
    <table className="w-full text-sm [&_:is(td,th)]:px-1.5 [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b">
        <tr>
          {columns.map((column) => (
            <Head key={column.label} column={column} order={order} />
          ))}
          {act && (
            <th scope="col">
              <span className="sr-only">{pieceWords.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-line border-line divide-y border-b">
        {rows.map((row) => (
          <tr key={idOf(row)} className="h-14">
            <th scope="row" className={`py-1.5 text-left font-bold ${looks[name.kind ?? 'text']}`}>
              {name.value(row)}
            </th>
            {others.map(({ label, value, kind }) => (
              <td key={label} className={`py-1.5 ${looks[kind ?? 'text']}`}>
                {value(row)}
              </td>
            ))}
            {act && <td className="py-1.5 text-right">{act(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  order: Order<Sort> | undefined;
}

function Head<Row, Sort extends string>({ column: { label, sorts, kind }, order }: HeadProps<Row, Sort>) {
  const side = kind === 'amount' ? 'text-right' : 'text-left';
  if (!sorts || !order) return <th className={`text-muted h-11 font-semibold ${side}`}>{label}</th>;
  const now = sorts.find(([sort]) => sort === (order.sort ?? order.usual));
  const [next] = sorts.find((each) => each !== now) ?? sorts[0] ?? [];
  return (
    <th className={side} aria-sort={now?.[1] ?? 'none'}>
      <button
        type="button"
        className={`inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold ${now ? '' : 'text-muted'}`}
        onClick={() => order.onChange(next === order.usual ? undefined : next)}
      >
        {label}
        <span className={now ? (now[1] === 'ascending' ? 'rotate-180' : '') : 'opacity-60'}>
          <Icon name={now ? 'down' : 'sort'} size={14} />
        </span>
      </button>
    </th>
  );
}

function Cards<Row, Sort extends string>({ caption, columns, rows, idOf, act }: TableProps<Row, Sort>) {
  const [name, ...others] = columns;
  return (
    <ul className="grid gap-3 md:grid-cols-2" aria-label={caption}>
      {rows.map((row) => (
        <li key={idOf(row)} className="card flex min-w-0 flex-col gap-3 p-4">
          <div className="font-bold wrap-anywhere">{name.value(row)}</div>
          <dl className="grid gap-x-4 gap-y-2 min-[21rem]:grid-cols-[repeat(2,minmax(min-content,1fr))]">
            {others.map(({ label, value }) => (
              <Fact key={label} label={label} value={value(row)} />
            ))}
          </dl>
          {act && <div className="mt-auto *:[.btn]:w-full">{act(row)}</div>}
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  if (value === null) return null;
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
