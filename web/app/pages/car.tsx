import { Link, useLocation, useParams } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { CarDetails, CarPage } from '../../../shared/cars/car-page-api.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';
import { isMissing, NotLoaded } from '../../client/not-loaded.tsx';
import { useUser } from '../../client/session.ts';
import { AskForOffer } from '../../modules/cars/ask-for-offer.tsx';
import { BeforeYouPay } from '../../modules/cars/before-you-pay.tsx';
import { CarFactTable } from '../../modules/cars/car-fact-table.tsx';
import { CarGallery } from '../../modules/cars/car-gallery.tsx';
import { CarLead } from '../../modules/cars/car-lead.tsx';
import { useAlike, useCarPage } from '../../modules/cars/car-page-queries.ts';
import { LikeCars } from '../../modules/cars/like-cars.tsx';
import { LikePrices } from '../../modules/cars/like-prices.tsx';
import { DealerCard } from '../../modules/dealers/dealer-card.tsx';
import { ReportLink } from '../../modules/reports/report-link.tsx';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Empty } from '../../ui/states.tsx';
import '../../modules/cars/car-page.css';
import { NextLink } from '../../ui/next-link.tsx';

/** /dashboard/browse/{id}: one car on the market, or what is left of it afterwards (docs/domain/permissions.md, "Cars"). */
export function Component() {
  const { id = '' } = useParams();
  const { user_id } = useUser();
  const { data, error, refetch } = useCarPage(id);
  const { data: alike } = useAlike(id);
  if (!data || isMissing(error)) return <NotLoaded {...{ error, refetch }} loading={carPageWords.loading} missing={<Missing />} />;
  const { details, state } = data;
  return (
    <>
      <WayBack isOwn={details?.dealer.id === user_id} />
      {details ? <Whole car={details} state={state} alike={alike} /> : <Gone car={data} />}
      {alike && <LikeCars car={data} alike={alike} />}
      {details && <Bar car={details} />}
    </>
  );
}

/** To the dealer's own stock, or to the market as it was left: the card that led here says by which filters. */
function WayBack({ isOwn }: { isOwn: boolean }) {
  const { state } = useLocation();
  return (
    <Link className="link inline-block py-2.5" to={isOwn ? paths.inventory : `${paths.browse}${state?.market ?? ''}`}>
      {isOwn ? carPageWords.backToStock : carPageWords.backToMarket}
    </Link>
  );
}

type WholeProps = { car: CarDetails; state: CarPage['state']; alike: ReturnType<typeof useAlike>['data'] };

function Whole({ car, state, alike }: WholeProps) {
  const { user_id } = useUser();
  return (
    <div className="car-page">
      <div className="car-page-photos">
        <CarGallery car={car} />
      </div>
      <CarLead car={car} state={state} alike={alike} />
      <CarFactTable car={car} />
      {alike?.middle && <LikePrices car={car} alike={alike} />}
      {car.description && (
        <section aria-labelledby="words">
          <h2 id="words" className="mb-1 text-xl">
            {carPageWords.inDealersWords}
          </h2>
          <LongText text={car.description} />
        </section>
      )}
      <div className="car-page-side grid content-start gap-6">
        <DealerCard dealer={car.dealer} />
        <BeforeYouPay />
        {car.dealer.id !== user_id && (
          <p className="-my-3">
            <ReportLink thing="car" id={car.id} name={carName(car)} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The one act of the page, at the thumb; on a desk it stands in the card that leads. */
function Bar({ car }: { car: CarDetails }) {
  const { role } = useUser();
  if (role !== 'buyer') return null;
  return (
    <div className="page-bar lg:hidden">
      <AskForOffer car={car} />
    </div>
  );
}

function Gone({ car }: { car: CarPage }) {
  const { role } = useUser();
  return (
    <div className="text-center">
      <PageTitle title={carName(car)} />
      <CarSilhouette {...looksOf(car)} className="mx-auto w-48" />
      <p className="font-display mt-4 text-xl">{car.state === 'sold' ? carPageWords.wasSold : carPageWords.isGone}</p>
      {role === 'buyer' && (
        <a className="btn btn-primary mt-4" href={paths.postRequestWith({ car_model: carName(car) })}>
          {carPageWords.postOneLikeIt}
        </a>
      )}
    </div>
  );
}

function Missing() {
  return (
    <>
      <PageTitle title={carPageWords.notFound} />
      <Empty title={carPageWords.noneHere} next={<NextLink to={paths.browse}>{carPageWords.browse}</NextLink>}>
        {carPageWords.linkWrong}
      </Empty>
    </>
  );
}
