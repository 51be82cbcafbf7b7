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
      <span className="price block text-xl whitespace-normal md:text-2xl">{value}</span>
      <span className="text-muted text-sm">{value === 1 ? one : label}</span>
    </>
  );
  if (!to) return <div className="card p-4">{content}</div>;
  return (
    <Link className="card hover:border-tea block p-4" to={to}>
      {content}
    </Link>
  );
}
