import type { ReportView } from '../../../../shared/moderation/report-view.ts';
import { whyNotWarn } from '../../../../shared/moderation/rules.ts';
import { shortDate } from '../../../../shared/time.ts';
import { caseReportWords } from '../../../../words/moderation/case-report.ts';
import { caseScreen } from '../case-screen.tsx';
import { MoreReports } from '../more-reports.tsx';
import { PhotoChoice } from '../photo-choice.tsx';
import { ReportFacts } from '../report-facts.tsx';
import { reportQuestion } from '../report-words.ts';
import { kindOfThing } from '../things.ts';
import { useDecideSeen } from '../use-decide-seen.ts';
import type { Choice } from '../use-decision.ts';
import { useKept } from '../use-kept.ts';

/** Something that was reported, to be decided: nothing was wrong, a warning, or it is taken away (docs/domain/lifecycles.md, "Report"). */
export const ReportCase = caseScreen<'report'>({
  titleOf: (view, isOpen) => ({
    question: isOpen ? reportQuestion(view) : caseReportWords.wasReported[view.thing](view.owner.name),
    since: view.reports[0]?.created_at ?? null,
    more: caseReportWords.things[view.thing],
  }),
  Facts: ReportFacts,
  decidedOf: ({ decided }) =>
    decided && { how: caseReportWords.verdicts[decided.verdict], when: shortDate(decided.decided_at), reason: decided.decision },
  useToDecide(view, { key }) {
    const { decide, unseen, look } = useDecideSeen(view);
    const [chosenPhotos, choosePhotos] = useKept(key, 'photo_urls', '');
    const { owner, reports, removal, why_not_remove } = view;
    const kind = kindOfThing(view.thing);
    const urls = kind.photos?.(view.subject, view.thing_id) ?? [];
    const photos = urls.filter((url) => chosenPhotos.split(' ').includes(url));
    const reportersRead = caseReportWords.readsHowItEnded(reports.length);
    const toBoth = owner.is_erased
      ? {
          why: caseReportWords.whyReporter,
          told: `${reportersRead} ${caseReportWords.nobodyElseTold}`,
        }
      : {
          why: caseReportWords.whyBoth,
          told: `${caseReportWords.ownerMailed(owner.name)} ${reportersRead}`,
        };

    const unfounded: Choice = {
      value: 'unfounded',
      title: caseReportWords.unfounded,
      follows: caseReportWords.unfoundedFollows,
      why: caseReportWords.whyReporter,
      action: caseReportWords.closeUnfounded,
      act: (reason) => decide({ verdict: 'unfounded', reason }),
      done: caseReportWords.closedUnfounded,
      told: `${reportersRead} ${caseReportWords.ownerToldNothing(owner.name)}`,
    };
    const warn: Choice = {
      value: 'warned',
      title: caseReportWords.warn(owner.name),
      follows: `${caseReportWords.nothingTaken} ${warnings(view)}`,
      action: caseReportWords.warn(owner.name),
      act: (reason) => decide({ verdict: 'warned', reason }),
      done: caseReportWords.warned,
      ...toBoth,
    };
    const removePhotos: Choice = {
      value: 'photos',
      title: caseReportWords.onlyPhotos,
      follows: caseReportWords.restStays,
      fields: () => <PhotoChoice urls={urls} chosen={photos} onChange={(chosen) => choosePhotos(chosen.join(' '))} />,
      action: photos.length === 0 ? caseReportWords.choosePhotos : caseReportWords.removePhotos(photos.length),
      isLoss: true,
      missing: photos.length === 0 ? caseReportWords.photosMissing : null,
      act: (reason) => decide({ verdict: 'removed', reason, photo_urls: photos }),
      done: caseReportWords.photosRemoved,
      ...toBoth,
    };
    const remove: Choice | null = removal && {
      value: 'removed',
      ...kind.removal(removal),
      isLoss: true,
      act: (reason) => decide({ verdict: 'removed', reason }),
      done: caseReportWords.removed,
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
  return warned === 0 ? caseReportWords.firstWarning : caseReportWords.warningsBefore(warned);
}
