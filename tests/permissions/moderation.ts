import { uuidv7 } from 'uuidv7';
import type { ReportReason, ThingKind } from '../../shared/moderation/kinds.ts';
import { type MakeCall, nothing, type Row } from './row.ts';

const report =
  (thing: ThingKind, reason: ReportReason, thingOf: (world: Parameters<MakeCall>[0]) => Promise<string>): MakeCall =>
  async (world) => ({ body: { id: uuidv7(), thing, thing_id: await thingOf(world), reason } });

/** A report of a new offer of the party's, by its owner's buyer. */
const reported: MakeCall = async (world) => {
  const { bid } = await world.ownDeal('offered');
  const id = uuidv7();
  await world.people.buyerOwner.post('/api/reports', { id, thing: 'bid', thing_id: bid, reason: 'deposit' });
  return { id, body: { verdict: 'warned', reason: 'We never ask for a deposit.', report_ids: [id] } };
};

export const moderation: Row[] = [
  [
    'report.insert, a request',
    'moderationApi.report',
    'UCNAAAA',
    report('request', 'not_real', async (world) => (await world.deal('offered')).request),
  ],
  [
    'report.insert, an offer',
    'moderationApi.report',
    'UANNNCA',
    report('bid', 'deposit', async (world) => (await world.deal('offered')).bid),
  ],
  ['report.insert, a review', 'moderationApi.report', 'UCAAAAA', report('review', 'untrue', (world) => world.review())],
  [
    'report.insert, a dealer',
    'moderationApi.report',
    'UAAAACA',
    report('person', 'deposit', async (world) => world.people.dealerParty.user_id),
  ],
  ['report.insert, a suspended dealer', 'moderationApi.report', 'UNNNNNA', report('person', 'deposit', (world) => world.suspendedDealer())],
  ['report.list', 'moderationApi.queue', 'UFFFFFA', nothing],
  [
    'moderation.read, a report',
    'GET /api/admin/moderation/report/:id',
    'UFFFFFA',
    async (world, who) => ({ id: (await reported(world, who)).id ?? '' }),
  ],
  ['moderation.read, of no kind', 'moderationApi.read', 'UFFFFFX', nothing],
  ['moderation.decide', 'moderationApi.decide', 'UFFFFFA', reported],
];
