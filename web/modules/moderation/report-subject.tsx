import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { factsInWords } from '../../../shared/cars/facts-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { shortDate } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/stars.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { CarOnSale } from './car-on-sale.tsx';
import { CaseMessages } from './case-messages.tsx';

/** The reported thing as it is now. */
export function ReportSubject({ view: { subject, owner } }: { view: ReportView }) {
  switch (subject.thing) {
    case 'request':
      return (
        <Shown title="The request" note={subject.is_deleted ? 'deleted meanwhile' : subject.status} date={subject.created_at}>
          <p className="text-lg font-bold wrap-anywhere">{subject.car_model}</p>
          <p className="wrap-anywhere">
            {subject.budget} · {subject.location}
          </p>
          <Words text={subject.description} />
        </Shown>
      );
    case 'bid':
      return (
        <Shown title="The offer" note={subject.is_removed ? 'removed' : subject.status} date={subject.created_at}>
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
                <span className="text-muted text-sm">
                  for “{subject.car_model}”, budget {subject.budget}
                </span>
              </p>
              <Facts facts={factsInWords(subject)} />
              {subject.photos_deleted > 0 && (
                <p className="text-muted text-sm">
                  {plural(subject.photos_deleted, { one: 'Its photo was deleted', other: 'Its # photos were deleted' })} when it was
                  removed.
                </p>
              )}
              <Words text={subject.message} />
            </div>
          </div>
        </Shown>
      );
    case 'car':
      return (
        <Shown title="The car" note={subject.is_deleted ? 'deleted meanwhile' : null}>
          <CarOnSale car={subject.car} />
        </Shown>
      );
    case 'message':
      return (
        <CaseMessages
          messages={subject.messages}
          count={subject.message_count}
          appointmentId={subject.appointment_id}
          names={{ buyer: 'Buyer', dealer: 'Dealer', [owner.role]: owner.name }}
          which="What was reported, and up to five messages before and after it."
        />
      );
    case 'review':
      return (
        <Shown title="The review" note={subject.is_hidden ? 'hidden' : null} date={subject.created_at}>
          <p className="flex flex-wrap items-center gap-2">
            <Rating rating={subject.rating} count={1} />
            <span>
              about{' '}
              <Link className="link" to={paths.adminUser(subject.dealer.user_id)}>
                {subject.dealer.name}
              </Link>
              , {subject.car_model}
            </span>
          </p>
          <Words text={subject.review_text} />
          {subject.answer && <Words text={`Answer: ${subject.answer}`} />}
          <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.appointment(subject.appointment_id)}>
            The viewing it is about
          </Link>
        </Shown>
      );
    case 'person':
      return (
        <Shown title="The person" note={null}>
          <p className="wrap-anywhere">{[subject.phone, subject.location].filter(Boolean).join(' · ') || 'No phone and no place given'}</p>
          <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.adminUser(owner.user_id)}>
            Everything of {owner.name}
          </Link>
        </Shown>
      );
  }
}

interface ShownProps {
  title: string;
  note: string | null;
  date?: string;
  children: ReactNode;
}

function Shown({ title, note, date, children }: ShownProps) {
  return (
    <section className="card grid content-start gap-3 p-4" aria-labelledby="the-thing">
      <div>
        <h2 id="the-thing" className="text-lg">
          {title}
        </h2>
        <p className="text-muted text-sm">{[note, date && shortDate(date)].filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </section>
  );
}

function Words({ text }: { text: string | null }) {
  return text ? <p className="wrap-anywhere whitespace-pre-line">“{text}”</p> : <p className="text-muted">No words</p>;
}
