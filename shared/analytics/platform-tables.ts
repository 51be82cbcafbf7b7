import type { AdminNumbers } from '../home/admin-api.ts';
import { comparedRow } from './comparable.ts';
import type { PlatformAnalytics } from './platform-api.ts';
import type { Table } from './table.ts';

const text = (label: string) => ({ label, kind: 'text' }) as const;
const count = (label: string) => ({ label, kind: 'count' }) as const;
const ksh = (label: string) => ({ label, kind: 'ksh' }) as const;
const month = { label: 'Month', kind: 'month' } as const;
const percent = (label: string) => ({ label, kind: 'percent' }) as const;

/** What the figures are called, on the page and in the files. */
export const platformFigureNames = {
  users: 'New users',
  dealers: 'New dealers',
  cars: 'New cars',
  requests: 'Requests',
  bids: 'Bids',
  appointments: 'Appointments',
  sales: 'Sales',
  revenue: 'Revenue',
  commission: 'Commission',
  commission_paid: 'Commission paid',
  success_rate: 'Success rate',
  engagement: 'Dealer engagement',
  first_offer_minutes: 'Time to first offer',
  unanswered_percent: 'No offer after three days',
} as const;

/** What the success rate of a period says. */
export const successInWords = 'completed viewings, sold or not, out of the requests posted in this period';

const names = platformFigureNames;
const columns = [text('Figure'), count('This period'), count('Period before')];

/** The figures of the administrator's home in a period. */
export const reportTable = (of: PlatformAnalytics): Table => ({
  title: 'Report',
  columns,
  rows: [
    ...(['users', 'dealers', 'cars', 'requests', 'appointments', 'sales'] as const).map((name) => comparedRow(names[name], of[name])),
    comparedRow(`${names.success_rate} (%)`, of.success_rate, of.requests),
    comparedRow(`${names.revenue} (KSh)`, of.revenue, of.sales),
    comparedRow(`${names.commission} (KSh)`, of.commission, of.sales),
    comparedRow(`${names.commission_paid} (KSh)`, of.commission_paid, of.sales),
  ],
});

/** How much there is of everything now, as on the administrator's home. */
export const totalsTable = ({ users, cars, requests, appointments, success }: AdminNumbers): Table => ({
  title: 'Now',
  columns: [text('Figure'), count('Number')],
  rows: [
    ['Total Users', users.total],
    ['Dealers', users.dealers],
    ['Verified dealers', users.verified_dealers],
    ['Total Cars', cars.total],
    ['Cars that wait for approval', cars.waiting],
    ['Requests', requests.total],
    ['Active requests', requests.active],
    ['Appointments', appointments.total],
    ['Pending appointments', appointments.pending],
    ['Completed appointments', success.completed],
    [`${names.success_rate} (%)`, success.rate],
  ],
});

const furtherTable = (of: PlatformAnalytics): Table => ({
  title: 'How well it goes',
  columns,
  rows: [
    comparedRow(names.bids, of.bids),
    comparedRow(`${names.engagement} (bids for each request)`, of.engagement, of.requests),
    comparedRow(`${names.first_offer_minutes} (minutes)`, of.first_offer_minutes, of.requests),
    comparedRow(`${names.unanswered_percent} (%)`, of.unanswered_percent, of.requests),
  ],
});

/** What came in by month. */
export const monthsTable = ({ months }: PlatformAnalytics): Table => ({
  title: 'Six months',
  columns: [
    month,
    count(names.users),
    count(names.requests),
    count(names.bids),
    count('Completed appointments'),
    percent(names.success_rate),
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
  title: 'Revenue and commission by month',
  columns: [month, count(names.sales), ksh(names.revenue), ksh(names.commission)],
  rows: months.map((row) => [row.month, row.sales, row.revenue, row.commission]),
});

/** The models that buyers ask for most. */
export const modelsTable = ({ models }: PlatformAnalytics): Table => ({
  title: 'Popular models',
  columns: [text('Model'), count(names.requests)],
  rows: models.map(({ model, requests }) => [model, requests]),
});

/** Where buyers ask and buy. */
export const countiesTable = ({ counties }: PlatformAnalytics): Table => ({
  title: 'By county',
  columns: [text('County'), count(names.requests), count(names.sales), ksh(names.revenue)],
  rows: counties.map((row) => [row.county || 'Not known', row.requests, row.sales, row.revenue]),
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
