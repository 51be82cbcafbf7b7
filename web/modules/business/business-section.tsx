import type { Profile } from '../../../shared/profile/api.ts';
import { businessFormWords } from '../../../words/business/business-form.ts';
import { DetailsForm } from './details-form.tsx';
import { WaitingDetails } from './waiting-details.tsx';
import { YardHoursField } from './yard-hours-field.tsx';

/** A dealer's business on the profile: its details, what waits of them, and when the yard is open. */
export function BusinessSection({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-5">
      <WaitingDetails profile={profile} />
      <DetailsForm profile={profile} />
      <div>
        <h3 className="mb-1">{businessFormWords.hours}</h3>
        <p className="text-muted mb-3 text-sm">{businessFormWords.hoursHint}</p>
        <YardHoursField hours={profile.yard_hours} />
      </div>
    </div>
  );
}
