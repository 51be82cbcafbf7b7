import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { DealerPage } from '../../../shared/dealers/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { reviewer } from '../../../shared/ratings/reviewer.ts';
import { plural } from '../../../shared/words.ts';
import { isMissing, NotLoaded } from '../../client/not-loaded.tsx';
import { useUser } from '../../client/session.ts';
import { CarCard } from '../../modules/cars/car-card.tsx';
import { useCarsOfDealer } from '../../modules/cars/car-page-queries.ts';
import { DealerFigures } from '../../modules/dealers/dealer-figures.tsx';
import { MapLink } from '../../modules/dealers/map-link.tsx';
import { useDealer, useReviews } from '../../modules/dealers/queries.ts';
import { VerifiedSince } from '../../modules/dealers/verified-since.tsx';
import { YardHoursList } from '../../modules/dealers/yard-hours.tsx';
import { Review } from '../../modules/ratings/review.tsx';
import { ReportLink } from '../../modules/reports/report-link.tsx';
import { NextLink } from '../../ui/next-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Signboard } from '../../ui/signboard.tsx';
import { Empty } from '../../ui/states.tsx';

/** /dashboard/dealers/{id}: a dealer, with its cars and reviews (docs/domain/permissions.md, "Profiles"). */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDealer(id);
  if (!data || isMissing(error))
    return <NotLoaded {...{ error, refetch }} failure="The dealer did not load" loading="Loading the dealer" missing={<Missing />} />;
  return (
    <>
      <Link className="link inline-block py-2.5" to={paths.browseDealers}>
        ← Dealers
      </Link>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.75fr)_minmax(19rem,1fr)] lg:grid-rows-[auto_1fr]">
        <About dealer={data} />
        <div className="grid content-start gap-8 lg:order-first lg:row-span-2">
          <Reviews dealer={data} />
          <Cars dealer={data} />
        </div>
        <Yard dealer={data} />
      </div>
    </>
  );
}

function About({ dealer }: { dealer: DealerPage }) {
  const { user_id } = useUser();
  return (
    <div className="grid content-start gap-5">
      <div className="flex gap-3">
        <Signboard name={dealerName(dealer)} />
        <div className="min-w-0">
          <PageTitle title={dealerName(dealer)} />
          <div className="-mt-3 grid gap-1">
            <VerifiedSince dealer={dealer} />
            <span className="text-muted wrap-anywhere">{dealer.business_address ?? dealer.location}</span>
          </div>
        </div>
      </div>
      <DealerFigures dealer={dealer} />
      <MapLink dealer={dealer} />
      {dealer.id !== user_id && (
        <p className="-my-3">
          <ReportLink thing="person" id={dealer.id} name={dealerName(dealer)} />
        </p>
      )}
    </div>
  );
}

function Yard({ dealer }: { dealer: DealerPage }) {
  return (
    <div className="grid content-start gap-5">
      <section aria-labelledby="hours">
        <h2 id="hours" className="mb-2 text-xl">
          The yard’s hours
        </h2>
        <YardHoursList hours={dealer.yard_hours} />
      </section>
      <p className="text-muted text-sm">Our team checks a dealer’s licence, phone and address, never the cars.</p>
    </div>
  );
}

function Cars({ dealer }: { dealer: DealerPage }) {
  const { cars_count: count } = dealer;
  return (
    <section aria-labelledby="cars">
      <h2 id="cars" className="mb-4 text-xl">
        {count === 0 ? 'Cars' : plural(count, { one: '1 car here', other: '# cars here' })}
      </h2>
      <Paged
        list={useCarsOfDealer(dealer.id)}
        failure="The cars did not load"
        loading="Loading the cars"
        empty={<p className="text-muted">No car on the market at the moment.</p>}
      >
        {(rows) => (
          <div className="car-grid">
            {rows.map((car) => (
              <CarCard key={car.id} car={car} />
            ))}
          </div>
        )}
      </Paged>
    </section>
  );
}

/** So many reviews stand above the cars until more are asked for. */
const firstReviews = 3;

function Reviews({ dealer }: { dealer: DealerPage }) {
  const { user_id } = useUser();
  const { hash } = useLocation();
  // A link to a review leads to it, wherever it stands.
  const [areAll, showAll] = useState(hash !== '');
  const reviews = useReviews(dealer.id);
  const { rows: read = [], hasMore } = reviews;
  const isCut = !areAll && read.length > firstReviews;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-xl">
        Reviews
      </h2>
      <Paged
        list={isCut ? { ...reviews, hasMore: false } : reviews}
        failure="The reviews did not load"
        loading="Loading the reviews"
        empty={<p className="text-muted mt-2">No reviews yet. A buyer can write one after a viewing.</p>}
      >
        {(rows) => (
          <ul className="divide-line border-line max-w-3xl divide-y border-b">
            {rows.slice(0, isCut ? firstReviews : undefined).map((review) => (
              <li key={review.id} id={review.id} className="py-4">
                <Review review={review} written={review.month} dealer={dealerName(dealer)} canAnswer={dealer.id === user_id} />
                {!review.is_own && <ReportLink thing="review" id={review.id} name={`the review: ${reviewer(review.month)}`} />}
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {isCut && (
        <button type="button" className="btn btn-outline mt-4" onClick={() => showAll(true)}>
          {hasMore ? 'See more reviews' : `See all ${read.length} reviews`}
        </button>
      )}
    </section>
  );
}

function Missing() {
  return (
    <>
      <PageTitle title="Dealer not found" />
      <Empty title="No dealer at this address" next={<NextLink to={paths.browseDealers}>See all dealers</NextLink>}>
        The link is not complete, leads to somebody who is not a dealer, or the dealer isn’t here any more.
      </Empty>
    </>
  );
}
