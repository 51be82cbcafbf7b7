import { dayInNairobi } from '../time.ts';
import type { BuyerAnalytics } from './api.ts';
import type { Table } from './table.ts';

const figuresTable = (of: BuyerAnalytics): Table => ({
  title: 'Figures',
  columns: [
    { label: 'Figure', kind: 'text' },
    { label: 'This period', kind: 'count' },
    { label: 'Period before', kind: 'count' },
  ],
  rows: [
    ['Requests posted', of.requests.now, of.requests.before],
    ['Offers received', of.offers.now, of.offers.before],
    ['Viewings held', of.viewings.now, of.viewings.before],
    ['Cars bought', of.purchases.now, of.purchases.before],
    ['Middle wait for the first offer (minutes)', of.first_offer_minutes.now, of.first_offer_minutes.before],
    ['Lowest offer (% of your budget)', of.lowest_percent.now, of.lowest_percent.before],
    ['Mean offer (% of your budget)', of.mean_percent.now, of.mean_percent.before],
  ],
});

/** The offers on each request, the newest request first. */
export const requestsTable = ({ by_request }: BuyerAnalytics): Table => ({
  title: 'Offers by request',
  columns: [
    { label: 'Request', kind: 'text' },
    { label: 'Posted', kind: 'day' },
    { label: 'Offers', kind: 'count' },
    { label: 'Lowest offer', kind: 'ksh' },
    { label: 'Mean offer', kind: 'ksh' },
    { label: 'Your budget', kind: 'ksh' },
    { label: 'Wait for the first offer', kind: 'minutes' },
  ],
  rows: by_request.map((row) => [
    row.car_model,
    dayInNairobi(row.created_at),
    row.offers,
    row.lowest,
    row.mean,
    row.budget_max,
    row.first_offer_minutes,
  ]),
});

/** All tables of a buyer's analytics. */
export const buyerTables = (of: BuyerAnalytics): Table[] => [figuresTable(of), requestsTable(of)];
