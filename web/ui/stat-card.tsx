import { Link } from 'react-router';

/** One number of a home, and what it counts; where it leads, if anywhere. */
export function StatCard({ value, label, to }: { value: string | number; label: string; to?: string }) {
  const content = (
    <>
      <span className="price block text-xl whitespace-normal md:text-2xl">{value}</span>
      <span className="text-muted text-sm">{label}</span>
    </>
  );
  if (!to) return <div className="card p-4">{content}</div>;
  return (
    <Link className="card hover:border-tea block p-4" to={to}>
      {content}
    </Link>
  );
}
