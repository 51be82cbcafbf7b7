import { caseReportWords } from '../../../../words/moderation/case-report.ts';
import { counted } from '../../verification/verification-effects.ts';
import { CarOnSale } from '../car-on-sale.tsx';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing, RemovalOf } from '../kind-of-thing.ts';

/** A reported car. */
export const car: KindOfThing<'car', 'car_taken_down'> = {
  shown(subject) {
    return (
      <CaseSection title={caseReportWords.theCar} note={subject.is_deleted && caseReportWords.deletedMeanwhile}>
        <CarOnSale car={subject.car} />
      </CaseSection>
    );
  },
  photos: ({ car: { photos } }) => photos.map(({ url }) => url),
  removal: (removal) => ({ ...caseReportWords.removeCar, follows: takingDownInWords(removal) }),
};

function takingDownInWords({ offers, viewings, savers }: RemovalOf<'car_taken_down'>): string {
  const all = [
    ...(offers > 0 ? [counted(offers, caseReportWords.offersWait)] : []),
    ...(viewings > 0 ? [counted(viewings, caseReportWords.viewingsStay)] : []),
    ...(savers > 0 ? [counted(savers, caseReportWords.saversRead)] : []),
  ];
  const first = all.length > 0 ? caseReportWords.notFoundAnd(all) : caseReportWords.notFound;
  return `${first} ${caseReportWords.nextChangeWaits}`;
}
