import { expect } from 'vitest';
import { standingApi } from '../../shared/standing/api.ts';
import { RestoreDialog, SuspendDialog, WarnDialog } from '../../web/modules/standing/act-dialogs.tsx';
import { ContestDialog } from '../../web/modules/standing/contest-dialog.tsx';
import { greyed, testForm } from '../support/form.tsx';
import { profile } from '../support/profile.ts';

const close = () => undefined;
const id = expect.any(String);

testForm('warning a person', {
  form: () => <WarnDialog user={profile} onClose={close} />,
  as: 'admin',
  to: standingApi.warn,
  opens: greyed,
  first: { reason: 'Please answer' },
  sends: { id, words: 'Please answer' },
  fields: { reason: { typed: 'No deposits', changes: { words: 'No deposits' }, emptied: greyed } },
});

const reason = { typed: 'Asked for a deposit', sends: 'Asked for a deposit', emptied: greyed };

testForm('suspending a person', {
  form: () => <SuspendDialog user={profile} onClose={close} />,
  as: 'admin',
  to: standingApi.suspend,
  opens: greyed,
  first: { reason: 'No answers' },
  sends: { id, reason: 'No answers' },
  fields: { reason },
});

testForm('ending a suspension', {
  form: () => <RestoreDialog user={profile} onClose={close} />,
  as: 'admin',
  to: standingApi.restore,
  opens: greyed,
  first: { reason: 'A mistake' },
  sends: { reason: 'A mistake' },
  fields: { reason },
});

testForm('contesting a suspension', {
  form: () => <ContestDialog onClose={close} />,
  as: 'dealer',
  to: standingApi.contest,
  opens: greyed,
  first: { reason: 'A seller did it' },
  sends: { contest: 'A seller did it' },
  fields: { reason: { typed: 'I have repaid it', changes: { contest: 'I have repaid it' }, emptied: greyed } },
});
