import type { ReactNode } from 'react';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { whyNotWarn } from '../../../shared/moderation/rules.ts';
import { shortDate } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
import { CaseToDecide } from './case-to-decide.tsx';
import { Decided } from './decided.tsx';
import { Facts } from './facts-beside.tsx';
import { MoreReports } from './more-reports.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { removalWords } from './removal-words.ts';
import { verdictWords } from './report-case-words.ts';
import { ReportFacts } from './report-facts.tsx';
import { useDecideSeen } from './use-decide-seen.ts';
import type { Choice, Deciding } from './use-decision.ts';
import { useKept } from './use-kept.ts';

interface ReportProps {
  view: ReportView;
  deciding: Deciding;
}

/** Something that was reported, to be decided: nothing was wrong, a warning, or it is taken away (docs/domain/lifecycles.md, "Report"). */
export function ReportCase({ view, deciding }: ReportProps) {
  const { decided } = view;
  const facts = <ReportFacts view={view} />;
  if (!decided)
    return (
      <Undecided view={view} deciding={deciding}>
        {facts}
      </Undecided>
    );
  return (
    <Facts
      facts={facts}
      beside={<Decided how={verdictWords[decided.verdict]} when={shortDate(decided.decided_at)} reason={decided.decision} />}
    />
  );
}

/** The photos of a reported thing that can be removed alone. */
function photosOf({ subject, thing_id }: ReportView): readonly string[] {
  if (subject.thing === 'bid') return subject.image_urls;
  if (subject.thing === 'car') return subject.car.photos.map(({ url }) => url);
  return subject.thing === 'message' ? (subject.messages.find(({ id }) => id === thing_id)?.image_urls ?? []) : [];
}

function Undecided({ view, deciding, children }: ReportProps & { children: ReactNode }) {
  const { decide, unseen, look } = useDecideSeen(view);
  const [chosenPhotos, choosePhotos] = useKept(deciding.key, 'photo_urls', '');
  const { owner, reports, removal, why_not_remove } = view;
  const urls = photosOf(view);
  const photos = urls.filter((url) => chosenPhotos.split(' ').includes(url));
  const reporters = plural(reports.length, { one: 'Who reported it reads', other: 'The # who reported it read' });
  const toldBoth = owner.is_erased
    ? `${reporters} how it ended. The account was deleted: nobody else is told.`
    : `${owner.name} is mailed your reason, never who reported. ${reporters} how it ended.`;
  const whyToBoth = { label: owner.is_erased ? 'Why (who reported reads this)' : 'Why (both read this)' };

  const choices: Choice[] = [
    {
      value: 'unfounded',
      title: 'Unfounded: nothing was wrong',
      follows: 'Nothing is taken away, and nothing is held against anybody.',
      why: { label: 'Why (who reported reads this)' },
      action: 'Close as unfounded',
      act: (reason) => decide({ verdict: 'unfounded', reason }),
      done: 'Closed as unfounded',
      told: `${reporters} how it ended. ${owner.name} is told nothing.`,
    },
  ];
  if (!whyNotWarn(owner))
    choices.push({
      value: 'warned',
      title: `Warn ${owner.name}`,
      follows: `Nothing is taken away. ${warnings(view)}`,
      why: whyToBoth,
      action: `Warn ${owner.name}`,
      act: (reason) => decide({ verdict: 'warned', reason }),
      done: 'Warned',
      told: toldBoth,
    });
  if (urls.length > 0)
    choices.push({
      value: 'photos',
      title: 'Remove only photos',
      follows: 'The rest stays.',
      fields: () => <PhotoChoice urls={urls} chosen={photos} onChange={(chosen) => choosePhotos(chosen.join(' '))} />,
      why: whyToBoth,
      action: photos.length === 0 ? 'Choose photos' : plural(photos.length, { one: 'Remove 1 photo', other: 'Remove # photos' }),
      isLoss: true,
      missing: photos.length === 0 ? 'Choose the photos to remove.' : null,
      act: (reason) => decide({ verdict: 'removed', reason, photo_urls: photos }),
      done: 'Photos removed',
      told: toldBoth,
    });
  if (removal)
    choices.push({
      value: 'removed',
      ...removalWords(removal),
      why: whyToBoth,
      isLoss: true,
      act: (reason) => decide({ verdict: 'removed', reason }),
      done: 'Removed',
      told: toldBoth,
    });
  return (
    <CaseToDecide choices={choices} deciding={deciding} news={unseen.length > 0 && <MoreReports unseen={unseen} onLook={look} />}>
      {why_not_remove && <p className="notice">{why_not_remove}</p>}
      {children}
    </CaseToDecide>
  );
}

/** Which warning of somebody's this would be. */
function warnings({ owner }: ReportView): string {
  const { warned } = owner.reports;
  return warned === 0
    ? 'It would be the first warning.'
    : plural(warned, { one: 'There was 1 warning before.', other: 'There were # warnings before.' });
}
