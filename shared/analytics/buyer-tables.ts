import { dayInNairobi } from '../time.ts';
import type { BuyerAnalytics } from './api.ts';
import { comparedBefore, comparedRow } from './comparable.ts';
import type { Table } from './table.ts';

/** What the figures that stand alone are called, on the page and in the file. */
export const buyerFigureNames = {
  requests: 'Requests posted',
  offers: 'Offers received',
  viewings: 'Viewings held',
  purchases: 'Cars bought',
  first_offer_minutes: 'Typical wait for an offer',
  lowest_percent: 'Lowest offer to budget',
  mean_percent: 'Mean offer to budget',
};

/** '8% under', 'at budget', '5% over': an offer in percent of the budget, as page and file say it. */
export function toBudget(percent: number): string {
  if (percent === 100) return 'at budget';
  return percent < 100 ? `${100 - percent}% under` : `${percent - 100}% over`;
}

const toBudgetRow = (name: string, percent: BuyerAnalytics['lowest_percent'], requests: BuyerAnalytics['requests']) => [
  name,
  ...[percent.now, comparedBefore(percent, requests)].map((each) => (each === null ? null : toBudget(each))),
];

const figuresTable = (of: BuyerAnalytics): Table => ({
  title: 'Figures',
  columns: [
    { label: 'Figure', kind: 'text' },
    { label: 'This period', kind: 'count' },
    { label: 'Period before', kind: 'count' },
  ],
  rows: [
    comparedRow(buyerFigureNames.requests, of.requests),
    comparedRow(buyerFigureNames.offers, of.offers),
    comparedRow(buyerFigureNames.viewings, of.viewings),
    comparedRow(buyerFigureNames.purchases, of.purchases),
    comparedRow(`${buyerFigureNames.first_offer_minutes} (minutes)`, of.first_offer_minutes, of.requests),
    toBudgetRow(buyerFigureNames.lowest_percent, of.lowest_percent, of.requests),
    toBudgetRow(buyerFigureNames.mean_percent, of.mean_percent, of.requests),
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
