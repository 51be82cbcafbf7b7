import { Link } from 'react-router';

interface StatCardProps {
  value: string | number;
  label: string;
  /** The label when there is just one. */
  one?: string;
  to?: string;
}

/** One number of a home, and what it counts; where it leads, if anywhere. */
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
