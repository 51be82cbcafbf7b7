import type { ReactNode } from 'react';
import { Change } from '../../../ui/change.tsx';

interface FigureProps {
  label: string;
  value: ReactNode;
  now: number | null;
  before: number | null;
  better?: 'more' | 'less';
  say?: (difference: number) => string;
  versus: string;
  /** One of several in a row below those that lead. */
  small?: boolean;
}

/** A figure with its change, for a `<dl>`. */
export function Figure({ label, value, small, say = String, ...change }: FigureProps) {
  return (
    <div className={small ? 'border-line min-w-0 border-l pl-3' : 'card min-w-0 p-3 sm:p-4'}>
      <dt className="text-muted text-sm font-semibold">{label}</dt>
      <dd>
        <span className={`price block leading-tight whitespace-normal ${small ? 'text-lg' : 'text-[1.375rem] sm:text-2xl'}`}>{value}</span>
        <Change {...change} say={say} />
      </dd>
    </div>
  );
}
