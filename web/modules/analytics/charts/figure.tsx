import type { ReactNode } from 'react';
import { answerTime } from '../../../../shared/dealers/answer-time.ts';
import { ksh } from '../../../../shared/money.ts';
import { analyticsWords } from '../../../../words/analytics/analytics.ts';
import { Change } from '../../../ui/change.tsx';
import { Price } from '../../../ui/price.tsx';

type Pair = { now: number | null; before: number | null };

interface FigureProps {
  label: string;
  /** How it is worked out, in a few words. */
  more?: string;
  /** Null: there is nothing to work it out from. */
  now: number | null;
  before: number | null;
  /** In place of `now`, where it is written otherwise. */
  value?: ReactNode;
  better?: 'more' | 'less';
  versus: string;
  /** One of several in a row below those that lead. */
  small?: boolean;
}

/** A count is compared by itself, every other figure by the cases that it comes from. */
type Kind = { kind?: 'count'; cases?: never } | { kind: Exclude<keyof typeof kinds, 'count'>; cases: Pair };

/** How a figure of each kind is written, and the difference of two. */
const kinds = {
  count: { write: String, say: String },
  ratio: { write: String, say: (difference: number) => difference.toFixed(1) },
  money: { write: (amount: number) => <Price amount={amount} className="" />, say: ksh },
  time: { write: answerTime, say: answerTime },
  percent: { write: (share: number) => `${share}%`, say: (points: number) => analyticsWords.points(points) },
};

/** A figure with its change, for a `<dl>`. */
export function Figure({ label, more, kind = 'count', value, small, ...change }: FigureProps & Kind) {
  const { write, say } = kinds[kind];
  const written = change.now === null ? '–' : write(change.now);
  return (
    <div className={small ? 'border-line min-w-0 border-l pl-3' : 'card min-w-0 p-3 sm:p-4'}>
      <dt className="text-muted text-sm font-semibold">{label}</dt>
      <dd>
        <span className={`price block leading-tight whitespace-normal ${small ? 'text-lg' : 'text-[1.375rem] sm:text-2xl'}`}>
          {value ?? written}
        </span>
        <Change {...change} say={say} />
        {more && <span className="text-muted block text-sm">{more}</span>}
      </dd>
    </div>
  );
}
