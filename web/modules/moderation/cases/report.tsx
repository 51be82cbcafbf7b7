import type { ReportView } from '../../../../shared/moderation/report-view.ts';
import { whyNotWarn } from '../../../../shared/moderation/rules.ts';
import { thingNames } from '../../../../shared/moderation/words.ts';
import { shortDate } from '../../../../shared/time.ts';
import { plural } from '../../../../shared/words.ts';
import { caseScreen } from '../case-screen.tsx';
import { MoreReports } from '../more-reports.tsx';
import { PhotoChoice } from '../photo-choice.tsx';
import { ReportFacts } from '../report-facts.tsx';
import { reportQuestion, verdictWords } from '../report-words.ts';
import { kindOfThing } from '../things.ts';
import { useDecideSeen } from '../use-decide-seen.ts';
import type { Choice } from '../use-decision.ts';
import { useKept } from '../use-kept.ts';

/** Something that was reported, to be decided: nothing was wrong, a warning, or it is taken away (docs/domain/lifecycles.md, "Report"). */
export const ReportCase = caseScreen<'report'>({
  titleOf: (view, isOpen) => ({
    question: isOpen ? reportQuestion(view) : `${thingNames[view.thing]} reported: ${view.owner.name}`,
    since: view.reports[0]?.created_at ?? null,
    more: thingNames[view.thing],
  }),
  Facts: ReportFacts,
  decidedOf: ({ decided }) =>
    decided && { how: verdictWords[decided.verdict], when: shortDate(decided.decided_at), reason: decided.decision },
  useToDecide(view, { key }) {
    const { decide, unseen, look } = useDecideSeen(view);
    const [chosenPhotos, choosePhotos] = useKept(key, 'photo_urls', '');
    const { owner, reports, removal, why_not_remove } = view;
    const kind = kindOfThing(view.thing);
    const urls = kind.photos?.(view.subject, view.thing_id) ?? [];
    const photos = urls.filter((url) => chosenPhotos.split(' ').includes(url));
    const reporters = plural(reports.length, { one: 'Who reported it reads', other: 'The # who reported it read' });
    const toBoth = owner.is_erased
      ? {
          why: 'Why (who reported reads this)',
          told: `${reporters} how it ended. The account was deleted: nobody else is told.`,
        }
      : {
          why: 'Why (both read this)',
          told: `${owner.name} is mailed your reason, never who reported. ${reporters} how it ended.`,
        };

    const unfounded: Choice = {
      value: 'unfounded',
      title: 'Unfounded: nothing was wrong',
      follows: 'Nothing is taken away, and nothing is held against anybody.',
      why: 'Why (who reported reads this)',
      action: 'Close as unfounded',
      act: (reason) => decide({ verdict: 'unfounded', reason }),
      done: 'Closed as unfounded',
      told: `${reporters} how it ended. ${owner.name} is told nothing.`,
    };
    const warn: Choice = {
      value: 'warned',
      title: `Warn ${owner.name}`,
      follows: `Nothing is taken away. ${warnings(view)}`,
      action: `Warn ${owner.name}`,
      act: (reason) => decide({ verdict: 'warned', reason }),
      done: 'Warned',
      ...toBoth,
    };
    const removePhotos: Choice = {
      value: 'photos',
      title: 'Remove only photos',
      follows: 'The rest stays.',
      fields: () => <PhotoChoice urls={urls} chosen={photos} onChange={(chosen) => choosePhotos(chosen.join(' '))} />,
      action: photos.length === 0 ? 'Choose photos' : plural(photos.length, { one: 'Remove 1 photo', other: 'Remove # photos' }),
      isLoss: true,
      missing: photos.length === 0 ? 'Choose the photos to remove.' : null,
      act: (reason) => decide({ verdict: 'removed', reason, photo_urls: photos }),
      done: 'Photos removed',
      ...toBoth,
    };
    const remove: Choice | null = removal && {
      value: 'removed',
      ...kind.removal(removal),
      isLoss: true,
      act: (reason) => decide({ verdict: 'removed', reason }),
      done: 'Removed',
      ...toBoth,
    };
    return {
      above: why_not_remove && <p className="notice">{why_not_remove}</p>,
      news: unseen.length > 0 && <MoreReports unseen={unseen} onLook={look} />,
      choices: [unfounded, ...(whyNotWarn(owner) ? [] : [warn]), ...(urls.length > 0 ? [removePhotos] : []), ...(remove ? [remove] : [])],
    };
  },
});

/** Which warning of somebody's this would be. */
function warnings({ owner }: ReportView): string {
  const { warned } = owner.reports;
  return warned === 0
    ? 'It would be the first warning.'
    : plural(warned, { one: 'There was 1 warning before.', other: 'There were # warnings before.' });
}
