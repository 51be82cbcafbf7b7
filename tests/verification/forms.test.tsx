import { expect } from 'vitest';
import { verificationApi } from '../../shared/verification/api.ts';
import { AskForMoreDialog } from '../../web/modules/verification/ask-for-more-dialog.tsx';
import { RefuseDetailsDialog } from '../../web/modules/verification/refuse-details-dialog.tsx';
import { UnverifyDialog } from '../../web/modules/verification/unverify-dialog.tsx';
import { VerifyDialog } from '../../web/modules/verification/verify-dialog.tsx';
import { greyed, me, testForm } from '../support/form.tsx';
import { business, profile } from '../support/profile.ts';

const close = () => undefined;
const checks = { licence_checked: true, phone_called: true, address_found: true };
const ticked = { typed: true, sends: true, emptied: greyed };

testForm('verifying a dealer', {
  form: () => <VerifyDialog user={profile} onClose={close} onAskForMore={close} />,
  as: 'admin',
  to: verificationApi.set,
  opens: greyed,
  first: checks,
  sends: { is_verified: true, ...checks, details_version: 3 },
  fields: { licence_checked: ticked, phone_called: ticked, address_found: ticked },
});

const reason = { typed: 'It has run out', sends: 'It has run out', emptied: greyed };

testForm('taking a verification back', {
  form: () => <UnverifyDialog user={profile} onClose={close} />,
  as: 'admin',
  to: verificationApi.set,
  opens: greyed,
  first: { reason: 'Closed' },
  sends: { is_verified: false, reason: 'Closed' },
  fields: { reason },
});

testForm('asking a dealer for more', {
  form: () => <AskForMoreDialog user={profile} onClose={close} />,
  as: 'admin',
  to: verificationApi.askForMore,
  opens: greyed,
  first: { reason: 'The permit' },
  sends: { id: expect.any(String), reason: 'The permit' },
  fields: { reason },
});

const change = { id: me, ...business, refused_reason: null, created_at: '2026-11-20T07:00:00Z' };

testForm('refusing changed details', {
  form: () => <RefuseDetailsDialog user={profile} change={change} onClose={close} />,
  as: 'admin',
  to: verificationApi.refuseChange,
  opens: greyed,
  first: { reason: 'No such road' },
  sends: { change_id: me, reason: 'No such road' },
  fields: { reason },
});
