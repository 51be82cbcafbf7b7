import { platformAnalyticsApi } from '../../../shared/analytics/platform-api.ts';
import { useExport } from '../../client/use-export.ts';
import { ExportButton } from '../../ui/export-button.tsx';

const said = { done: 'Report generated', failed: 'The report was not generated' };

/** Saves the figures of the last 30 days as a file. */
export function GenerateReport() {
  return <ExportButton {...useExport(platformAnalyticsApi.report.path, said)} label="Generate Report" />;
}
