import { Link } from 'react-router';
import { platformAnalyticsApi } from '../../../shared/analytics/platform-api.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useExport } from '../../client/use-export.ts';
import { ExportButton } from '../../ui/export-button.tsx';

const links = [
  { to: paths.adminAnalytics, label: 'Analytics' },
  { to: paths.adminMessages, label: 'Messages' },
  { to: paths.adminContent(), label: 'Content Management' },
  { to: paths.adminSettings, label: 'Platform Settings' },
];
const said = { done: 'Report generated', failed: 'The report was not generated' };

/** Where the administrator goes from the home, besides the menu, and the report of the last 30 days. */
export function QuickLinks() {
  const report = useExport(platformAnalyticsApi.report.path, said);
  return (
    <nav aria-label="Quick links" className="flex flex-wrap gap-3">
      <ExportButton {...report} label="Generate Report" />
      {links.map(({ to, label }) => (
        <Link key={to} className="btn btn-outline" to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
