import { type Business, changedFields } from '../../../shared/accounts/business-change.ts';
import { businessLabels } from './business-fields.tsx';

/** Each detail that differs: as it would be, and as it is in force. */
export function ChangedDetails({ before, wanted }: { before: Business; wanted: Business }) {
  return (
    <dl className="grid gap-2">
      {changedFields(before, wanted).map((field) => (
        <div key={field} className="border-line border-t pt-2">
          <dt className="text-muted text-sm">{businessLabels[field]}</dt>
          <dd className="font-bold wrap-anywhere">{wanted[field] ?? 'Not provided'}</dd>
          <dd className="text-muted text-sm wrap-anywhere">in force: {before[field] ?? 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}
