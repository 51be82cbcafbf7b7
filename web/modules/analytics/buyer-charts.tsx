import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { BuyerAnalytics } from '../../../shared/analytics/api.ts';
import { requestsTable } from '../../../shared/analytics/buyer-tables.ts';
import { againstBudget } from '../../../shared/bids/against-budget.ts';
import { answerTime } from '../../../shared/dealers/answer-time.ts';
import { ksh } from '../../../shared/money.ts';
import { buyerFiguresWords } from '../../../words/analytics/buyer-figures.ts';
import { Bars } from './charts/bars.tsx';
import { Chart } from './charts/chart.tsx';

type Request = BuyerAnalytics['by_request'][number];

/** As many requests as are drawn; the table has all. */
const mostDrawn = 8;

/** How many offers each request got. */
export function OffersChart({ figures }: { figures: BuyerAnalytics }) {
  const drawn = figures.by_request.slice(0, mostDrawn);
  return (
    <Chart title={buyerFiguresWords.offersByRequest} numbers={requestsTable(figures)} note={buyerFiguresWords.offersNote}>
      <Bars
        bars={drawn.map(({ id, car_model, offers }) => ({ id, label: car_model, now: offers }))}
        summary={drawn.map(({ car_model, offers }) => buyerFiguresWords.offersAloud(car_model, offers)).join(' ')}
      />
    </Chart>
  );
}

/** The lowest and the mean offer of each request on one scale with its budget, and how long the first one took. */
export function PricesChart({ figures }: { figures: BuyerAnalytics }) {
  const drawn = figures.by_request.slice(0, mostDrawn);
  const most = Math.max(1, ...drawn.flatMap(({ mean, lowest, budget_max }) => [mean ?? 0, lowest ?? 0, budget_max ?? 0]));
  return (
    <Chart title={buyerFiguresWords.pricesAgainstBudget} note={buyerFiguresWords.pricesNote}>
      <ul className="grid gap-4">
        {drawn.map((request) => (
          <li key={request.id}>
            <Link className="link inline-flex min-h-11 items-center font-semibold" to={paths.request(request.id)}>
              {request.car_model}
            </Link>
            <p className="text-sm">{waitOf(request)}</p>
            {request.lowest !== null && <Prices request={request} most={most} />}
          </li>
        ))}
      </ul>
    </Chart>
  );
}

function waitOf({ offers, first_offer_minutes, status, waited_minutes }: Request): string {
  if (first_offer_minutes !== null) return buyerFiguresWords.offersFirstAfter(offers, answerTime(first_offer_minutes));
  return status === 'active' ? buyerFiguresWords.noOfferAfter(answerTime(waited_minutes)) : buyerFiguresWords.noOfferCame;
}

function Prices({ request: { lowest, mean, budget_max }, most }: { request: Request; most: number }) {
  const at = (price: number | null) => `${(98 * (price ?? 0)) / most}%`;
  const against = lowest === null ? null : againstBudget(lowest, { budget_max }, 'buyer');
  return (
    <>
      <svg width="100%" height="34" className="mt-1" aria-hidden="true">
        <rect y="3" width={at(lowest)} height="18" rx="3" className="chart-now" />
        <rect x="0.5" y="24.5" width={at(mean)} height="6" rx="2" className="chart-before" />
        {budget_max !== null && <line x1={at(budget_max)} x2={at(budget_max)} y1="0" y2="34" className="chart-limit" />}
      </svg>
      <p className="text-sm">
        {buyerFiguresWords.lowest(ksh(lowest ?? 0))}
        {against && (
          <>
            {' · '}
            <span className={`font-semibold ${against.isOver ? 'text-clay' : 'text-tea'}`}>{against.words}</span>
          </>
        )}
        {' · '}
        {buyerFiguresWords.mean(ksh(mean ?? 0))}
      </p>
    </>
  );
}
