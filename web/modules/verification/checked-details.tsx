import type { Profile } from '../../../shared/profile/api.ts';

/** Whose details our team checks, and which version of them. `email`: as it is said there. */
export function CheckedDetails({ user, email }: { user: Profile; email: string }) {
  const rows = [
    ['Contact', user.full_name],
    ['Email', email],
    ['Location', user.location ?? 'Not provided'],
    ['Details', `version ${user.details_version}`],
  ];
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="border-line flex justify-between gap-3 border-b py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
