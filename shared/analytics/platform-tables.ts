import { analyticsWords } from '../../words/analytics/analytics.ts';
import { platformFiguresWords } from '../../words/analytics/platform-figures.ts';
import type { AdminNumbers } from '../home/admin-api.ts';
import { comparedRow } from './comparable.ts';
import type { PlatformAnalytics } from './platform-api.ts';
import type { Table } from './table.ts';

const text = (label: string) => ({ label, kind: 'text' }) as const;
const count = (label: string) => ({ label, kind: 'count' }) as const;
const ksh = (label: string) => ({ label, kind: 'ksh' }) as const;
const month = () => ({ label: platformFiguresWords.columns.month, kind: 'month' }) as const;
const percent = (label: string) => ({ label, kind: 'percent' }) as const;

const compared = () => [text(analyticsWords.figure), count(analyticsWords.thisPeriod), count(analyticsWords.periodBefore)];

/** The figures of the administrator's home in a period. */
export const reportTable = (of: PlatformAnalytics): Table => ({
  title: platformFiguresWords.report,
  columns: compared(),
  rows: [
    ...(['users', 'dealers', 'cars', 'requests', 'appointments', 'sales'] as const).map((name) =>
      comparedRow(platformFiguresWords.names[name], of[name]),
    ),
    comparedRow(analyticsWords.inPercent(platformFiguresWords.names.success_rate), of.success_rate, of.requests),
    comparedRow(analyticsWords.inKsh(platformFiguresWords.names.revenue), of.revenue, of.sales),
    comparedRow(analyticsWords.inKsh(platformFiguresWords.names.commission), of.commission, of.sales),
    comparedRow(analyticsWords.inKsh(platformFiguresWords.names.commission_paid), of.commission_paid, of.sales),
  ],
});

/** How much there is of everything now, as on the administrator's home. */
export const totalsTable = ({ users, cars, requests, appointments, success }: AdminNumbers): Table => ({
  title: platformFiguresWords.now,
  columns: [text(analyticsWords.figure), count(platformFiguresWords.columns.number)],
  rows: [
    [platformFiguresWords.totals.users, users.total],
    [platformFiguresWords.totals.dealers, users.dealers],
    [platformFiguresWords.totals.verifiedDealers, users.verified_dealers],
    [platformFiguresWords.totals.cars, cars.total],
    [platformFiguresWords.totals.carsWaiting, cars.waiting],
    [platformFiguresWords.totals.requests, requests.total],
    [platformFiguresWords.totals.activeRequests, requests.active],
    [platformFiguresWords.totals.appointments, appointments.total],
    [platformFiguresWords.totals.pendingAppointments, appointments.pending],
    [platformFiguresWords.totals.completedAppointments, success.completed],
    [analyticsWords.inPercent(platformFiguresWords.names.success_rate), success.rate],
  ],
});

const furtherTable = (of: PlatformAnalytics): Table => ({
  title: platformFiguresWords.howWellItGoes,
  columns: compared(),
  rows: [
    comparedRow(platformFiguresWords.names.bids, of.bids),
    comparedRow(platformFiguresWords.bidsForEach, of.engagement, of.requests),
    comparedRow(analyticsWords.inMinutes(platformFiguresWords.names.first_offer_minutes), of.first_offer_minutes, of.requests),
    comparedRow(analyticsWords.inPercent(platformFiguresWords.names.unanswered_percent), of.unanswered_percent, of.requests),
  ],
});

/** What came in by month. */
export const monthsTable = ({ months }: PlatformAnalytics): Table => ({
  title: platformFiguresWords.sixMonths,
  columns: [
    month(),
    count(platformFiguresWords.names.users),
    count(platformFiguresWords.names.requests),
    count(platformFiguresWords.names.bids),
    count(platformFiguresWords.columns.completed),
    percent(platformFiguresWords.names.success_rate),
  ],
  rows: months.map((row) => [
    row.month,
    row.users,
    row.requests,
    row.bids,
    row.appointments_completed,
    row.requests === 0 ? null : Math.round((100 * row.appointments_completed) / row.requests),
  ]),
});

/** What was sold, and owed for it, by month. */
export const moneyTable = ({ months }: PlatformAnalytics): Table => ({
  title: platformFiguresWords.revenueAndCommission,
  columns: [
    month(),
    count(platformFiguresWords.names.sales),
    ksh(platformFiguresWords.names.revenue),
    ksh(platformFiguresWords.names.commission),
  ],
  rows: months.map((row) => [row.month, row.sales, row.revenue, row.commission]),
});

/** The models that buyers ask for most. */
export const modelsTable = ({ models }: PlatformAnalytics): Table => ({
  title: platformFiguresWords.popularModels,
  columns: [text(platformFiguresWords.columns.model), count(platformFiguresWords.names.requests)],
  rows: models.map(({ model, requests }) => [model, requests]),
});

/** Where buyers ask and buy. */
export const countiesTable = ({ counties }: PlatformAnalytics): Table => ({
  title: platformFiguresWords.byCounty,
  columns: [
    text(platformFiguresWords.columns.county),
    count(platformFiguresWords.names.requests),
    count(platformFiguresWords.names.sales),
    ksh(platformFiguresWords.names.revenue),
  ],
  rows: counties.map((row) => [row.county || platformFiguresWords.countyNotKnown, row.requests, row.sales, row.revenue]),
});

/** All tables of the marketplace's analytics. */
export const platformTables = (of: PlatformAnalytics): Table[] => [
  reportTable(of),
  furtherTable(of),
  monthsTable(of),
  moneyTable(of),
  modelsTable(of),
  countiesTable(of),
];
