import { analyticsWords } from '../../words/analytics/analytics.ts';
import { dealerFiguresWords } from '../../words/analytics/dealer-figures.ts';
import type { DealerAnalytics } from './api.ts';
import { comparedBefore, comparedRow } from './comparable.ts';
import type { Table } from './table.ts';

const text = (label: string) => ({ label, kind: 'text' }) as const;
const count = (label: string) => ({ label, kind: 'count' }) as const;

/** The figures that stand alone. */
const figuresTable = (of: DealerAnalytics): Table => ({
  title: analyticsWords.figures,
  columns: [text(analyticsWords.figure), count(analyticsWords.thisPeriod), count(analyticsWords.periodBefore)],
  rows: [
    comparedRow(dealerFiguresWords.sales, of.sales),
    comparedRow(analyticsWords.inKsh(dealerFiguresWords.salesValue), of.sales_value, of.sales),
    comparedRow(analyticsWords.inKsh(dealerFiguresWords.commission), of.commission, of.sales),
    comparedRow(analyticsWords.inKsh(dealerFiguresWords.acceptedValue), of.accepted_value, of.accepted),
    comparedRow(dealerFiguresWords.saves, of.saves),
    comparedRow(analyticsWords.inMinutes(dealerFiguresWords.typicalAnswer), of.answer_minutes, of.bids),
  ],
});

/** What became of the bids, step by step. */
export const stepsTable = ({ bids, accepted, viewed, sold }: DealerAnalytics): Table => ({
  title: dealerFiguresWords.fromBidToSale,
  columns: [text(dealerFiguresWords.step), count(analyticsWords.thisPeriod), count(analyticsWords.periodBefore)],
  rows: [
    comparedRow(dealerFiguresWords.steps.bids, bids),
    comparedRow(dealerFiguresWords.steps.accepted, accepted),
    comparedRow(dealerFiguresWords.steps.viewed, viewed),
    comparedRow(dealerFiguresWords.steps.sold, sold),
  ],
});

/** How fast the dealer bids. */
export const answersTable = ({ answers, bids }: DealerAnalytics): Table => ({
  title: dealerFiguresWords.timeToAnswer,
  columns: [
    { label: dealerFiguresWords.from, kind: 'day' },
    { label: analyticsWords.thisPeriod, kind: 'minutes' },
    { label: analyticsWords.periodBefore, kind: 'minutes' },
  ],
  rows: answers.map(({ day, ...minutes }) => comparedRow(day, minutes, bids)),
});

/** The bids by their price against the buyer's budget. */
export const byPriceTable = ({ by_price }: DealerAnalytics): Table => ({
  title: dealerFiguresWords.wonByPrice,
  columns: [
    text(dealerFiguresWords.priceColumns.band),
    count(dealerFiguresWords.priceColumns.bids),
    count(dealerFiguresWords.priceColumns.accepted),
    count(dealerFiguresWords.priceColumns.waiting),
    count(dealerFiguresWords.priceColumns.bidsBefore),
    count(dealerFiguresWords.priceColumns.acceptedBefore),
  ],
  rows: by_price.map(({ band, bids, accepted, waiting }) => [
    dealerFiguresWords.bands[band],
    bids.now,
    accepted.now,
    waiting,
    comparedBefore(bids),
    comparedBefore(accepted),
  ]),
});

const askedTable = (county: string, { asked }: DealerAnalytics): Table => ({
  title: dealerFiguresWords.askedIn(county),
  columns: [
    text(dealerFiguresWords.askedColumns.model),
    count(dealerFiguresWords.askedColumns.requests),
    count(dealerFiguresWords.askedColumns.requestsBefore),
    { label: dealerFiguresWords.askedColumns.budget, kind: 'ksh' },
    count(dealerFiguresWords.askedColumns.inStock),
  ],
  rows: asked.map(({ car_model, requests, requests_before, middle_budget, in_stock }) => [
    car_model,
    requests,
    comparedBefore({ now: requests, before: requests_before }),
    middle_budget,
    in_stock,
  ]),
});

/** All tables of a dealer's analytics. */
export const dealerTables = (of: DealerAnalytics): Table[] => [
  figuresTable(of),
  stepsTable(of),
  byPriceTable(of),
  answersTable(of),
  ...(of.county ? [askedTable(of.county, of)] : []),
];
