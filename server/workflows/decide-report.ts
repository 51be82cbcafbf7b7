import type { ThingKind } from '../../shared/moderation/kinds.ts';
import { isOfPhotos } from '../../shared/moderation/rules.ts';
import type { ReportDecisionForm } from '../../shared/moderation/schema.ts';
import { photoUnknown } from '../../shared/photos/limits.ts';
import { unverify } from '../modules/accounts/verification.ts';
import { removeBid, removePhotosOfBids, takePhotosOut } from '../modules/bids/removal.ts';
import { lockReported, removePhotosOfCars, takeDownReported } from '../modules/cars/review.ts';
import { removeMessage, removePhotosOfMessage } from '../modules/messages/removal.ts';
import { decideReports, findThing, type ReportedThing, shownPhotos } from '../modules/moderation/reports.ts';
import { type PhotoPlaces, removeFiles, takeAllAway, takeAway } from '../modules/photos/photos.ts';
import { removeReview } from '../modules/ratings/removal.ts';
import { removeReportedRequest } from '../modules/requests/requests.ts';
import type { Tx } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';

/** What names the files of a photo that was taken away. */
type Files = Awaited<ReturnType<typeof takeAway>>;

type Act = (tx: Tx, actor: Actor, thing: ReportedThing, form: ReportDecisionForm) => Promise<Files>;

const none: Files = [];

/** How each kind of thing is taken away; each locks what it changes, and refuses by `whyNotRemove`. */
const removals: Record<ThingKind, Act> = {
  request: async (tx, actor, { thing_id }, { reason }) => {
    await removeReportedRequest(tx, actor, thing_id, reason);
    return none;
  },
  bid: async (tx, actor, { thing_id }, { reason }) => {
    await removeBid(tx, actor, thing_id, reason);
    return takeAllAway(tx, { kind: 'bid', id: thing_id });
  },
  car: async (tx, actor, { thing_id }, { reason }) => {
    await takeDownReported(tx, actor, thing_id, reason);
    return none;
  },
  // Its photos stay for our team alone.
  message: async (tx, actor, { thing_id }, { reason }) => {
    await removeMessage(tx, actor, thing_id, reason);
    return none;
  },
  review: async (tx, actor, { thing_id }, { reason }) => {
    await removeReview(tx, actor, thing_id, reason);
    return none;
  },
  person: async (tx, actor, { thing_id }, { reason }) => {
    await unverify(tx, actor, thing_id, reason, true);
    return none;
  },
};

/** What was done to it tells its owner, with the reason: a car taken down, a verification taken back. */
const tellsItself: readonly ThingKind[] = ['car', 'person'];

/** Takes photos out of whatever of their dealer shows them, or out of a message. Throws 422 for those that the thing doesn't show. */
async function removePhotos(
  tx: Tx,
  actor: Actor,
  { thing, thing_id, owner_id }: ReportedThing,
  { urls, reason }: { urls: string[]; reason: string },
): Promise<Files> {
  const shown = await shownPhotos(tx, { thing, thing_id });
  refuse(urls.every((url) => shown.includes(url)) ? null : photoUnknown);
  if (thing === 'message') await removePhotosOfMessage(tx, actor, thing_id, urls, reason);
  else {
    const bid_id = thing === 'bid' ? thing_id : undefined;
    await removePhotosOfCars(tx, actor, { dealer_id: owner_id, urls, reason, bid_id });
    if (bid_id) await removePhotosOfBids(tx, actor, bid_id, urls, reason);
    else await takePhotosOut(tx, owner_id, urls);
  }
  return takeAway(tx, urls);
}

/**
 * The administrator decides all open reports of one thing, by the id of any (docs/domain/lifecycles.md, "Report"): nothing is wrong, its owner is warned,
 * or the thing, or some photos of it, are taken away. Owner and reporters are told, each without the other.
 *
 * Throws 404 when there is no such report, 409 when they were decided meanwhile, when another came in or the car was changed since they were seen, and by
 * `whyNotRemove`, 422 for photos that are not there.
 */
export async function decideReport({ db, storage }: PhotoPlaces, actor: Actor, reportId: string, form: ReportDecisionForm): Promise<void> {
  const files = await db.transaction().execute(async (tx) => {
    const thing = found(await findThing(tx, reportId));
    if (thing.thing === 'car') await lockReported(tx, thing.thing_id, form.version);
    const taken = form.verdict === 'removed' ? await remove(tx, actor, thing, form) : none;
    const isTold = form.verdict === 'removed' && !isOfPhotos(form) && tellsItself.includes(thing.thing);
    await decideReports(tx, actor, thing, form, isTold);
    return taken;
  });
  for (const photo of files) await removeFiles(storage, photo);
}

function remove(tx: Tx, actor: Actor, thing: ReportedThing, form: ReportDecisionForm): Promise<Files> {
  const { photo_urls: urls, reason } = form;
  return urls?.length ? removePhotos(tx, actor, thing, { urls, reason }) : removals[thing.thing](tx, actor, thing, form);
}
