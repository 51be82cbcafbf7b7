import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The figures of a home as one row with hairlines, below the card that leads it; on a phone two in a row. */
export function Figures({ children }: { children: ReactNode[] }) {
  const columns =
    children.length > 5 ? 'min-[25rem]:grid-cols-3 xl:grid-cols-[repeat(7,auto)]' : 'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none';
  return <div className={`xs:grid-cols-2 grid gap-y-4 ${columns}`}>{children}</div>;
}

interface FigureProps {
  /** Undefined when it could not be read. */
  value: ReactNode;
  label: string;
  /** The label when the value is 1. */
  one?: string;
  to?: string;
  /** The bottom bar says it already, where it is. */
  isInBar?: boolean;
}

const look = 'border-line min-w-0 border-l pr-0.5 pl-2 sm:pl-4';

/** A number with its label, and optionally a link. */
export function Figure({ value = '–', label, one = label, to, isInBar = false }: FigureProps) {
  const className = isInBar ? `${look} max-lg:hidden` : look;
  const content = (
    <>
      <span className="price block text-[1.375rem] leading-tight whitespace-normal md:text-2xl">{value}</span>
      <span className="text-muted block text-sm leading-tight">{value === 1 ? one : label}</span>
    </>
  );
  if (!to) return <div className={className}>{content}</div>;
  return (
    <Link className={`group ${className} hover:underline`} to={to}>
      {content}
    </Link>
  );
}
