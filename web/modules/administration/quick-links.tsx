import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { overviewWords } from '../../../words/administration/overview.ts';

const links = () => [
  { to: paths.adminAnalytics, label: overviewWords.links.analytics },
  { to: paths.adminMessages, label: overviewWords.links.messages },
  { to: paths.adminContent(), label: overviewWords.links.content },
  { to: paths.adminSettings, label: overviewWords.links.settings },
];

/** Where the administrator goes from the home, besides the menu. */
export function QuickLinks() {
  return (
    <nav aria-label={overviewWords.quickLinks} className="flex flex-wrap gap-3">
      {links().map(({ to, label }) => (
        <Link key={to} className="btn btn-outline" to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
