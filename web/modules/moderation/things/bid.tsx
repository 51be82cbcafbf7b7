import { factsInWords } from '../../../../shared/cars/facts-in-words.ts';
import { carLooks } from '../../../../shared/cars/looks.ts';
import { budgetInWords } from '../../../../shared/requests/budget-in-words.ts';
import { shortDate } from '../../../../shared/time.ts';
import { caseReportWords } from '../../../../words/moderation/case-report.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Price } from '../../../ui/price.tsx';
import { PhotoCover } from '../../photos/photo-cover.tsx';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing, RemovalOf } from '../kind-of-thing.ts';
import { Words } from '../words.tsx';

/** A reported offer. */
export const bid: KindOfThing<'bid', 'bid_removed'> = {
  shown(subject, owner) {
    const { is_removed, status, created_at } = subject;
    return (
      <CaseSection
        title={caseReportWords.theOffer}
        note={caseReportWords.standing(caseReportWords.offerStates[is_removed ? 'removed' : status], shortDate(created_at))}
      >
        <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <PhotoCover
            urls={subject.image_urls}
            car={carLooks(subject.car_model, subject.color)}
            title={subject.car_model}
            price={subject.price}
            dealerName={owner.name}
          />
          <div className="grid content-start gap-3">
            <p>
              <Price amount={subject.price} />{' '}
              <span className="text-muted text-sm">{caseReportWords.forRequest(subject.car_model, budgetInWords(subject))}</span>
            </p>
            <Facts facts={factsInWords(subject)} />
            {subject.photos_deleted > 0 && <p className="text-muted text-sm">{caseReportWords.photosDeleted(subject.photos_deleted)}</p>}
            <Words text={subject.message} />
          </div>
        </div>
      </CaseSection>
    );
  },
  photos: ({ image_urls }) => image_urls,
  removal: (removal) => ({ ...caseReportWords.removeOffer, follows: endingInWords(removal) }),
};

function endingInWords({ buyer_name, photos }: RemovalOf<'bid_removed'>): string {
  const told = photos > 0 ? caseReportWords.bothReadWithout(photos) : caseReportWords.bothRead;
  return `${caseReportWords.offerEnds(buyer_name)} ${told}`;
}
