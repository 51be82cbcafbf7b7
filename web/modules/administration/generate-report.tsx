import { useState } from 'react';
import { lengthOf, type Period, periods, usualPeriod } from '../../../shared/analytics/period.ts';
import { platformAnalyticsApi } from '../../../shared/analytics/platform-api.ts';
import { addressOf } from '../../../shared/contract.ts';
import { overviewWords } from '../../../words/administration/overview.ts';
import { useExport } from '../../client/use-export.ts';
import { ExportButton } from '../../ui/export-button.tsx';

/** Saves the figures of a period, and how much there is of everything, as a file. */
export function GenerateReport() {
  const [period, setPeriod] = useState<Period>(usualPeriod);
  const file = useExport(addressOf(platformAnalyticsApi.report.path, { query: { period } }), {
    done: overviewWords.generated,
    failed: overviewWords.notGenerated,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <select
        className="input w-auto"
        aria-label={overviewWords.reportPeriod}
        name="period"
        value={period}
        onChange={({ target }) => setPeriod(target.value as Period)}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {overviewWords.lastDays(lengthOf[each].days)}
          </option>
        ))}
      </select>
      <ExportButton {...file} label={overviewWords.generate} />
    </div>
  );
}
