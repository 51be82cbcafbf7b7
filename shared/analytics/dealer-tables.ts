import type { DealerAnalytics } from './api.ts';
import { priceBandLabels } from './price-bands.ts';
import type { Table } from './table.ts';

const text = (label: string) => ({ label, kind: 'text' }) as const;
const count = (label: string) => ({ label, kind: 'count' }) as const;

/** What the figures that stand alone are called, on the page and in the file. */
export const dealerFigureNames = {
  sales: 'Cars sold',
  sales_value: 'Sales value',
  commission: 'Commission',
  accepted_value: 'Revenue, accepted bids',
  saves: 'Saves of your cars',
  answer_minutes: 'Middle first answer',
};

/** The figures that stand alone. */
const figuresTable = (of: DealerAnalytics): Table => ({
  title: 'Figures',
  columns: [text('Figure'), count('This period'), count('Period before')],
  rows: [
    [dealerFigureNames.sales, of.sales.now, of.sales.before],
    [`${dealerFigureNames.sales_value} (KSh)`, of.sales_value.now, of.sales_value.before],
    [`${dealerFigureNames.commission} (KSh)`, of.commission.now, of.commission.before],
    [`${dealerFigureNames.accepted_value} (KSh)`, of.accepted_value.now, of.accepted_value.before],
    [dealerFigureNames.saves, of.saves.now, of.saves.before],
    [`${dealerFigureNames.answer_minutes} (minutes)`, of.answer_minutes.now, of.answer_minutes.before],
  ],
});

/** What became of the bids, step by step. */
export const stepsTable = ({ bids, accepted, viewed, sold }: DealerAnalytics): Table => ({
  title: 'From bid to sale',
  columns: [text('Step'), count('This period'), count('Period before')],
  rows: [
    ['Bids sent', bids.now, bids.before],
    ['Accepted', accepted.now, accepted.before],
    ['Viewings held', viewed.now, viewed.before],
    ['Sold', sold.now, sold.before],
  ],
});

/** How fast the dealer bids. */
export const answersTable = ({ answers }: DealerAnalytics): Table => ({
  title: 'Time to first answer',
  columns: [
    { label: 'From', kind: 'day' },
    { label: 'This period', kind: 'minutes' },
    { label: 'Period before', kind: 'minutes' },
  ],
  rows: answers.map(({ day, now, before }) => [day, now, before]),
});

/** The bids by their price against the buyer's budget. */
export const byPriceTable = ({ by_price }: DealerAnalytics): Table => ({
  title: 'Won, by price',
  columns: [text('Against the budget'), count('Bids'), count('Accepted'), count('Waiting'), count('Bids before'), count('Accepted before')],
  rows: by_price.map(({ band, bids, accepted, waiting }) => [
    priceBandLabels[band],
    bids.now,
    accepted.now,
    waiting,
    bids.before,
    accepted.before,
  ]),
});

const askedTable = ({ county, asked }: DealerAnalytics): Table => ({
  title: `What buyers in ${county} ask for`,
  columns: [text('Model'), count('Requests'), count('Requests before'), { label: 'Middle budget', kind: 'ksh' }, count('You have')],
  rows: asked.map((row) => [row.car_model, row.requests, row.requests_before, row.middle_budget, row.in_stock]),
});

/** All tables of a dealer's analytics. */
export const dealerTables = (of: DealerAnalytics): Table[] => [
  figuresTable(of),
  stepsTable(of),
  byPriceTable(of),
  answersTable(of),
  ...(of.county ? [askedTable(of)] : []),
];
