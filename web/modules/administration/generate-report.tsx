import { useState } from 'react';
import { lengthOf, type Period, periods, usualPeriod } from '../../../shared/analytics/period.ts';
import { platformAnalyticsApi } from '../../../shared/analytics/platform-api.ts';
import { addressOf } from '../../../shared/contract.ts';
import { useExport } from '../../client/use-export.ts';
import { ExportButton } from '../../ui/export-button.tsx';

const said = { done: 'Report generated', failed: 'The report was not generated' };

/** Saves the figures of a period, and how much there is of everything, as a file. */
export function GenerateReport() {
  const [period, setPeriod] = useState<Period>(usualPeriod);
  const file = useExport(addressOf(platformAnalyticsApi.report.path, { query: { period } }), said);
  return (
    <div className="flex flex-wrap gap-3">
      <select
        className="input w-auto"
        aria-label="Period of the report"
        name="period"
        value={period}
        onChange={({ target }) => setPeriod(target.value as Period)}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            Last {lengthOf[each].days} days
          </option>
        ))}
      </select>
      <ExportButton {...file} label="Generate Report" />
    </div>
  );
}
