import type { ThingKind } from '../../shared/moderation/kinds.ts';
import { isOfPhotos } from '../../shared/moderation/rules.ts';
import type { ReportDecisionForm } from '../../shared/moderation/schema.ts';
import { photoUnknown } from '../../shared/photos/limits.ts';
import { removeBid, removePhotosOfBids, takePhotosOut } from '../modules/bids/removal.ts';
import { lockReported, removePhotosOfCars, takeDownReported } from '../modules/cars/removal.ts';
import { removeMessage, removePhotosOfMessage } from '../modules/messages/removal.ts';
import { decideReports, findReported, type ReportedThing } from '../modules/moderation/reports.ts';
import { findPhotosOf } from '../modules/moderation/things.ts';
import { type PhotoPlaces, removeFiles, takeAllAway, takeAway } from '../modules/photos/photos.ts';
import { removeReview } from '../modules/ratings/removal.ts';
import { removeReportedRequest } from '../modules/requests/requests.ts';
import { unverify } from '../modules/verification/verification.ts';
import type { Tx } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';

/** What names the files of a photo that was taken away. */
type Files = Awaited<ReturnType<typeof takeAway>>;

/** How each kind of thing is taken away; each locks what it changes, and refuses by `whyNotRemove`. */
const removals: Record<ThingKind, (tx: Tx, actor: Actor, id: string, reason: string) => Promise<void>> = {
  request: removeReportedRequest,
  bid: removeBid,
  car: takeDownReported,
  message: removeMessage,
  review: removeReview,
  person: (tx, actor, id, reason) => unverify(tx, actor, id, reason, true),
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
  const shown = await findPhotosOf(tx, { thing, thing_id });
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
    const thing = found(await findReported(tx, reportId));
    if (thing.thing === 'car') await lockReported(tx, thing.thing_id, form.version);
    const taken = form.verdict === 'removed' ? await remove(tx, actor, thing, form) : [];
    const isTold = form.verdict === 'removed' && !isOfPhotos(form) && tellsItself.includes(thing.thing);
    await decideReports(tx, actor, thing, form, isTold);
    return taken;
  });
  for (const photo of files) await removeFiles(storage, photo);
}

async function remove(tx: Tx, actor: Actor, reported: ReportedThing, { photo_urls: urls, reason }: ReportDecisionForm): Promise<Files> {
  const { thing, thing_id: id } = reported;
  if (urls?.length) return removePhotos(tx, actor, reported, { urls, reason });
  await removals[thing](tx, actor, id, reason);
  // The photos of a message stay for our team alone, those of a car with the car.
  return thing === 'bid' ? takeAllAway(tx, { kind: 'bid', id }) : [];
}
