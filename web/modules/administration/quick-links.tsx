import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';

const links = [
  { to: paths.adminAnalytics, label: 'Analytics' },
  { to: paths.adminMessages, label: 'Messages' },
  { to: paths.adminContent(), label: 'Content Management' },
  { to: paths.adminSettings, label: 'Platform Settings' },
];

/** Where the administrator goes from the home, besides the menu. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links" className="flex flex-wrap gap-3">
      {links.map(({ to, label }) => (
        <Link key={to} className="btn btn-outline" to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
