import { caseNoticesWords } from '../../../words/notifications/case-notices.ts';
import { paths } from '../../addresses/paths.ts';
import type { CaseKind } from '../../moderation/kinds.ts';
import { reasonLabel } from '../../moderation/words.ts';
import type { NamedParams } from '../kinds.ts';
import { sentences, type WordsOf } from './shape.ts';

type Waiting = NamedParams<'case-waiting'>;

/** What was reported and why, and what or whom it is about. */
function reported({ reported, about, person }: Waiting): string {
  const { body, something, about: isAbout } = caseNoticesWords.report;
  if (!reported) return something;
  const { thing, reason } = reported;
  const of = person ?? about;
  return sentences(body[thing](reasonLabel(thing, reason)), of && isAbout(of));
}

const cases: Record<CaseKind, { title: () => string; body: (waiting: Waiting) => string }> = {
  dispute: { title: () => caseNoticesWords.dispute.title, body: ({ about }) => caseNoticesWords.dispute.body(about) },
  report: { title: () => caseNoticesWords.report.title, body: reported },
  dealer: { title: () => caseNoticesWords.dealer.title, body: ({ person = '' }) => caseNoticesWords.dealer.body(person) },
  change: { title: () => caseNoticesWords.change.title, body: ({ person = '' }) => caseNoticesWords.change.body(person) },
  contest: { title: () => caseNoticesWords.contest.title, body: ({ person = '' }) => caseNoticesWords.contest.body(person) },
  lookalike: { title: () => caseNoticesWords.lookalike.title, body: ({ person = '' }) => caseNoticesWords.lookalike.body(person) },
  car: { title: () => caseNoticesWords.car.title, body: ({ about }) => caseNoticesWords.car.body(about) },
};

/** What the administrator hears of. */
export const caseWords: WordsOf<'case-waiting' | 'file-failed'> = {
  'case-waiting': {
    title: (waiting) => cases[waiting.case].title(),
    body: (waiting) => cases[waiting.case].body(waiting),
    link: (waiting) => paths.decide(waiting.case, waiting.case_id),
  },
  'file-failed': {
    title: ({ file }) => caseNoticesWords.fileFailed[file].title,
    body: ({ file, failure }) => caseNoticesWords.fileFailed[file].body(failure),
    link: () => paths.adminSettings,
  },
};
