import type { DealerAnalytics } from './api.ts';
import { comparedBefore, comparedRow } from './comparable.ts';
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
  answer_minutes: 'Typical first answer',
};

/** The figures that stand alone. */
const figuresTable = (of: DealerAnalytics): Table => ({
  title: 'Figures',
  columns: [text('Figure'), count('This period'), count('Period before')],
  rows: [
    comparedRow(dealerFigureNames.sales, of.sales),
    comparedRow(`${dealerFigureNames.sales_value} (KSh)`, of.sales_value, of.sales),
    comparedRow(`${dealerFigureNames.commission} (KSh)`, of.commission, of.sales),
    comparedRow(`${dealerFigureNames.accepted_value} (KSh)`, of.accepted_value, of.accepted),
    comparedRow(dealerFigureNames.saves, of.saves),
    comparedRow(`${dealerFigureNames.answer_minutes} (minutes)`, of.answer_minutes, of.bids),
  ],
});

/** What became of the bids, step by step. */
export const stepsTable = ({ bids, accepted, viewed, sold }: DealerAnalytics): Table => ({
  title: 'From bid to sale',
  columns: [text('Step'), count('This period'), count('Period before')],
  rows: [
    comparedRow('Bids sent', bids),
    comparedRow('Accepted', accepted),
    comparedRow('Viewings held', viewed),
    comparedRow('Sold', sold),
  ],
});

/** How fast the dealer bids. */
export const answersTable = ({ answers, bids }: DealerAnalytics): Table => ({
  title: 'Time to first answer',
  columns: [
    { label: 'From', kind: 'day' },
    { label: 'This period', kind: 'minutes' },
    { label: 'Period before', kind: 'minutes' },
  ],
  rows: answers.map(({ day, ...minutes }) => comparedRow(day, minutes, bids)),
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
    comparedBefore(bids),
    comparedBefore(accepted),
  ]),
});

const askedTable = ({ county, asked }: DealerAnalytics): Table => ({
  title: `What buyers in ${county} ask for`,
  columns: [text('Model'), count('Requests'), count('Requests before'), { label: 'Typical budget', kind: 'ksh' }, count('You have')],
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
  ...(of.county ? [askedTable(of)] : []),
];
