import { useState } from 'react';
import { verificationAge } from '../../../shared/age.ts';
import { isWaiting } from '../../../shared/business/rules.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { mapsSearch } from '../../../shared/places/maps.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { Icon } from '../../ui/icon.tsx';
import { InkLabel } from '../../ui/ink-label.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ChangedDetails, type SeenDetails } from '../business/changed-details.tsx';

const ApproveDetailsDialog = lazyDialog(async () => (await import('./approve-details-dialog.tsx')).ApproveDetailsDialog);
const RefuseDetailsDialog = lazyDialog(async () => (await import('./refuse-details-dialog.tsx')).RefuseDetailsDialog);

/** The changed details of a verified dealer that wait for the administrator, with the decision; nothing when none do. */
export function ProposedDetails({ user }: { user: Profile }) {
  return isWaiting(user.business_change) ? <Proposed user={user} change={user.business_change} /> : null;
}

function Proposed({ user, change }: SeenDetails) {
  const [dialog, setDialog] = useState<'approve' | 'refuse' | null>(null);
  // Once it is decided, all of this is gone.
  useFocusKept();
  const { words, isLate } = verificationAge(change.created_at, useNow());
  const name = dealerName(user);
  const close = () => setDialog(null);
  return (
    <section className="card-waiting rounded-card grid gap-3 p-4 md:col-span-3" aria-label={verifyWords.changedOf(name)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <InkLabel>{verifyWords.changed}</InkLabel>
        <span className="text-sm">{isLate ? <StateWords kind="waiting">{words}</StateWords> : words}</span>
      </p>
      <ChangedDetails before={user} wanted={change} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline" aria-label={verifyWords.approveThose(name)} onClick={() => setDialog('approve')}>
          {verifyWords.approveButton}
        </button>
        <button type="button" className="btn btn-quiet" aria-label={verifyWords.refuseThose(name)} onClick={() => setDialog('refuse')}>
          {verifyWords.refuseButton}
        </button>
        {user.business_address !== change.business_address && change.business_address && (
          <a className="btn btn-outline" href={mapsSearch(change.business_address)} target="_blank" rel="noreferrer">
            <Icon name="map" size={18} /> {verifyWords.map}
          </a>
        )}
      </div>
      {dialog === 'approve' && <ApproveDetailsDialog user={user} change={change} onClose={close} />}
      {dialog === 'refuse' && <RefuseDetailsDialog user={user} change={change} onClose={close} />}
    </section>
  );
}
