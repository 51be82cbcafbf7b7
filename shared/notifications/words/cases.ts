import { paths } from '../../addresses/paths.ts';
import type { FileKind } from '../../files/kinds.ts';
import type { CaseKind } from '../../moderation/kinds.ts';
import { reasonLabel, thingNames } from '../../moderation/words.ts';
import type { NamedParams } from '../kinds.ts';
import type { WordsOf } from './shape.ts';

type Waiting = NamedParams<'case-waiting'>;

const titles: Record<CaseKind, string> = {
  dispute: 'A dispute waits for your decision',
  report: 'A report waits for your decision',
  dealer: 'A dealer waits to be verified',
  change: 'Changed details wait for your decision',
  car: 'A car waits for your approval',
  contest: 'A suspended person contests it',
  lookalike: 'A suspended person may be back',
};

function reported({ reported, about, person }: Waiting): string {
  if (!reported) return 'Something was reported.';
  const { thing, reason } = reported;
  const of = person ?? about;
  return `${thingNames[thing]} reported: ${reasonLabel(thing, reason).toLowerCase()}.${of && ` It is about ${of}.`}`;
}

const bodies: Record<CaseKind, (waiting: Waiting) => string> = {
  dispute: ({ about }) => `What was recorded for the ${about} is disputed.`,
  report: reported,
  dealer: ({ person }) => `${person} signed up as a dealer.`,
  change: ({ person }) => `${person} changed the details of the business. The old ones show meanwhile.`,
  contest: ({ person }) => `${person} says why the suspension is wrong.`,
  lookalike: ({ person }) => `${person} has the phone number or licence of somebody who is suspended.`,
  car: ({ about }) => `${about} was listed or changed, and shows so once you approve it.`,
};

const files: Record<FileKind, string> = { backup: 'backup', export: 'export' };

/** What the administrator hears of. */
export const caseWords: WordsOf<'case-waiting' | 'file-failed'> = {
  'case-waiting': {
    title: (waiting) => titles[waiting.case],
    body: (waiting) => bodies[waiting.case](waiting),
    link: (waiting) => paths.decide(waiting.case, waiting.case_id),
  },
  'file-failed': {
    title: ({ file }) => `The ${files[file]} failed`,
    body: ({ file, failure }) => `No ${files[file]} was made. Why: ${failure}`,
    link: () => paths.adminSettings,
  },
};
