import { Link } from 'react-router';

interface StatCardProps {
  value: string | number;
  label: string;
  /** The label when the number is 1. */
  one?: string;
  to?: string;
}

/** A number on a home with its label, and optionally a link. */
export function StatCard({ value, label, one = label, to }: StatCardProps) {
  const content = (
    <>
      <span className="price block text-lg whitespace-normal sm:text-xl md:text-2xl">{value}</span>
      <span className="text-muted text-sm">{value === 1 ? one : label}</span>
    </>
  );
  if (!to) return <div className="card px-3 py-4 sm:px-4">{content}</div>;
  return (
    <Link className="card hover:border-tea block px-3 py-4 sm:px-4" to={to}>
      {content}
    </Link>
  );
}
