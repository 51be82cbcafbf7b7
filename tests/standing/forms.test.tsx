import { expect } from 'vitest';
import type { CaseView } from '../../shared/moderation/api.ts';
import { standingApi } from '../../shared/standing/api.ts';
import { ContestCase } from '../../web/modules/moderation/cases/contest.tsx';
import { LookalikeCase } from '../../web/modules/moderation/cases/lookalike.tsx';
import { RestoreDialog, SuspendDialog, WarnDialog } from '../../web/modules/standing/act-dialogs.tsx';
import { ContestDialog } from '../../web/modules/standing/contest-dialog.tsx';
import { aside, at, person, reason } from '../support/case-screen.ts';
import { greyed, me, testForm } from '../support/form.tsx';
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

const typedReason = { typed: 'Asked for a deposit', sends: 'Asked for a deposit', emptied: greyed };

testForm('suspending a person', {
  form: () => <SuspendDialog user={profile} onClose={close} />,
  as: 'admin',
  to: standingApi.suspend,
  opens: greyed,
  first: { reason: 'No answers' },
  sends: { id, reason: 'No answers' },
  fields: { reason: typedReason },
});

testForm('ending a suspension', {
  form: () => <RestoreDialog user={profile} onClose={close} />,
  as: 'admin',
  to: standingApi.restore,
  opens: greyed,
  first: { reason: 'A mistake' },
  sends: { reason: 'A mistake' },
  fields: { reason: typedReason },
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

const suspension = {
  id: me,
  reason: 'Asked for a deposit',
  created_at: at,
  admin_name: 'Site Admin',
  contest: 'A seller did it',
  contested_at: at,
  answer: null,
  answered_at: null,
  ended_at: null,
  ended_by_name: null,
  end_reason: null,
};
const contestView = { kind: 'contest', id: me, person, suspension } as const;

testForm('a suspension that is contested, ended', {
  form: () => <ContestCase view={contestView} {...aside} />,
  as: 'admin',
  to: standingApi.restore,
  first: { decision: 'end', reason: 'A mistake' },
  sends: { reason: 'A mistake' },
  fields: { decision: { typed: 'end', changes: {} }, reason },
});

testForm('a suspension that is contested, and stands', {
  form: () => <ContestCase view={contestView} {...aside} />,
  as: 'admin',
  to: standingApi.answer,
  first: { decision: 'stay', reason: 'We saw it' },
  sends: { reason: 'We saw it' },
  fields: { decision: { typed: 'stay', changes: {} }, reason },
});

const lookalikeView = {
  kind: 'lookalike',
  id: me,
  person,
  alike: [{ like: { ...person, is_suspended: true }, same: ['phone'], reason: 'Asked for a deposit' }],
  is_open: true,
  created_at: at,
  left_at: null,
} satisfies CaseView;

testForm('an account like a suspended one, suspended', {
  form: () => <LookalikeCase view={lookalikeView} {...aside} />,
  as: 'admin',
  to: standingApi.suspend,
  first: { decision: 'suspend', reason: 'The same yard' },
  sends: { id: expect.any(String), reason: 'The same yard' },
  fields: { decision: { typed: 'suspend', changes: {} }, reason },
});
