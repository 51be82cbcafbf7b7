import { analyticsWords } from '../../words/analytics/analytics.ts';
import { buyerFiguresWords } from '../../words/analytics/buyer-figures.ts';
import { dayInNairobi } from '../time.ts';
import type { BuyerAnalytics } from './api.ts';
import { comparedBefore, comparedRow } from './comparable.ts';
import type { Table } from './table.ts';

/** '8% under', 'at budget', '5% over': an offer in percent of the budget, as page and file say it. */
export function toBudget(percent: number): string {
  if (percent === 100) return buyerFiguresWords.atBudget;
  return percent < 100 ? buyerFiguresWords.under(100 - percent) : buyerFiguresWords.over(percent - 100);
}

const toBudgetRow = (name: string, percent: BuyerAnalytics['lowest_percent'], requests: BuyerAnalytics['requests']) => [
  name,
  ...[percent.now, comparedBefore(percent, requests)].map((each) => (each === null ? null : toBudget(each))),
];

const figuresTable = (of: BuyerAnalytics): Table => ({
  title: analyticsWords.figures,
  columns: [
    { label: analyticsWords.figure, kind: 'text' },
    { label: analyticsWords.thisPeriod, kind: 'count' },
    { label: analyticsWords.periodBefore, kind: 'count' },
  ],
  rows: [
    comparedRow(buyerFiguresWords.requests, of.requests),
    comparedRow(buyerFiguresWords.offersReceived, of.offers),
    comparedRow(buyerFiguresWords.viewings, of.viewings),
    comparedRow(buyerFiguresWords.purchases, of.purchases),
    comparedRow(analyticsWords.inMinutes(buyerFiguresWords.typicalWait), of.first_offer_minutes, of.requests),
    toBudgetRow(buyerFiguresWords.lowestToBudget, of.lowest_percent, of.requests),
    toBudgetRow(buyerFiguresWords.meanToBudget, of.mean_percent, of.requests),
  ],
});

/** The offers on each request, the newest request first. */
export const requestsTable = ({ by_request }: BuyerAnalytics): Table => ({
  title: buyerFiguresWords.offersByRequest,
  columns: [
    { label: buyerFiguresWords.columns.request, kind: 'text' },
    { label: buyerFiguresWords.columns.posted, kind: 'day' },
    { label: buyerFiguresWords.columns.offers, kind: 'count' },
    { label: buyerFiguresWords.columns.lowest, kind: 'ksh' },
    { label: buyerFiguresWords.columns.mean, kind: 'ksh' },
    { label: buyerFiguresWords.columns.budget, kind: 'ksh' },
    { label: buyerFiguresWords.columns.wait, kind: 'minutes' },
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
