import type { ReactNode } from 'react';
import { isSuspicious, shareOf } from '../../../shared/appointments/dispute-rules.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { commissionOn } from '../../../shared/commissions/amount.ts';
import type { DisputeView } from '../../../shared/moderation/dispute-view.ts';
import { ksh } from '../../../shared/money.ts';
import { shortDate } from '../../../shared/time.ts';
import { caseDisputeWords } from '../../../words/moderation/case-dispute.ts';
import { caseMessagesWords } from '../../../words/moderation/case-messages.ts';
import { Price } from '../../ui/price.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { CaseMessages } from './case-messages.tsx';
import { CaseSection } from './case-section.tsx';
import { namesIn } from './dispute-words.ts';
import { PersonSide } from './person-side.tsx';
import { Timeline } from './timeline.tsx';
import { Words } from './words.tsx';

/** Everything about a disputed outcome in one view: the prices, both sides, how it went, and the messages that matter. */
export function DisputeFacts({ view }: { view: DisputeView }) {
  const { people, messages, message_count, id, image_urls, car_model, color, bid_price } = view;
  return (
    <>
      <Prices view={view} />
      <div className="card sm:divide-line grid grid-cols-1 sm:grid-cols-2 sm:divide-x">
        <Side view={view} of="buyer" />
        <Side view={view} of="dealer" />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <CaseSection title={caseDisputeWords.howItWent}>
          <Timeline view={view} />
        </CaseSection>
        <div className="grid grid-cols-1 gap-4">
          <CaseMessages
            messages={messages}
            count={message_count}
            appointmentId={id}
            names={namesIn(view)}
            which={caseMessagesWords.whichOfDispute}
          />
          {image_urls.length > 0 && (
            <section className="card p-4 sm:max-w-md" aria-label={caseDisputeWords.carOfOffer}>
              <PhotoCover
                urls={image_urls}
                car={carLooks(car_model, color)}
                title={car_model}
                price={bid_price}
                dealerName={people.dealer.name}
              />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function Prices({ view }: { view: DisputeView }) {
  const { bid_price, accepted_at, status, outcome, final_price, completed_by, claimed, commission_recorded, commission_on_bid } = view;
  const bid = { price: bid_price };
  const other = claimed.find((amount) => amount !== final_price);
  // Nobody asks for the bid's commission where a sale is recorded and another price is named.
  const otherwise = outcome === 'sold' && other !== undefined ? commissionOn(other) : commission_on_bid;
  const names = namesIn(view);
  // Our team can set a viewing back after its decision.
  const isOpenAgain = status === 'pending' || status === 'confirmed';
  // Also of what was decided about since.
  const sayer = view.steps.find(({ what, by }) => what === 'disputed' && by !== 'system')?.by;
  return (
    <dl className="card sm:divide-line grid gap-y-3 min-[20rem]:grid-cols-2 p-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:divide-x sm:px-0">
      <Sum label={caseDisputeWords.theBid} amount={bid_price}>
        {accepted_at && caseDisputeWords.acceptedOn(shortDate(accepted_at))}
      </Sum>
      <Sum
        label={isOpenAgain ? caseDisputeWords.recordedNow : caseDisputeWords.recorded(names[completed_by ?? 'team'])}
        amount={outcome === 'sold' ? final_price : null}
        none={isOpenAgain ? caseDisputeWords.nothing : outcome ? caseDisputeWords.notSold : caseDisputeWords.noViewing}
      >
        {final_price !== null && (
          <span className={isSuspicious(final_price, bid) ? 'text-danger font-bold' : ''}>
            {caseDisputeWords.ofTheBid(shareOf(final_price, bid))}
          </span>
        )}
      </Sum>
      {other !== undefined && (
        <Sum label={sayer ? caseDisputeWords.says(names[sayer]) : caseDisputeWords.namedBetween} amount={other}>
          {caseDisputeWords.inWords}
        </Sum>
      )}
      {view.disputes.length > 0 && (
        <Sum label={caseDisputeWords.atStake} amount={Math.abs(otherwise - commission_recorded)}>
          {caseDisputeWords.asRecordedOrChanged(
            <span className="whitespace-nowrap">{ksh(commission_recorded)}</span>,
            <span className="whitespace-nowrap">{ksh(otherwise)}</span>,
          )}
        </Sum>
      )}
    </dl>
  );
}

function Sum({ label, amount, none, children }: { label: string; amount: number | null; none?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 sm:px-4">
      <dt className="text-muted text-sm wrap-anywhere">{label}</dt>
      <dd>
        {amount === null ? <span className="price text-xl">{none}</span> : <Price amount={amount} />}
        <span className="block text-sm wrap-anywhere">{children}</span>
      </dd>
    </div>
  );
}

function Side({ view, of }: { view: DisputeView; of: 'buyer' | 'dealer' }) {
  // Also what was decided about since.
  const said = view.steps.filter(({ what, by }) => what === 'disputed' && by === of);
  return (
    <PersonSide person={view.people[of]}>
      {said.map(({ at, words }) => (
        <Words key={at} text={words} />
      ))}
      {said.length === 0 && <p className="text-muted text-sm">{caseDisputeWords.hasNotDisputed}</p>}
    </PersonSide>
  );
}
