import { photosGone } from '../../shared/moderation/rules.ts';
import type { ReportDecisionForm } from '../../shared/moderation/schema.ts';
import { decideReports, type ReportedThing } from '../modules/moderation/reports.ts';
import { kindsOfThing } from '../modules/moderation/things.ts';
import { type PhotoPlaces, removeFiles, takeAway } from '../modules/photos/photos.ts';
import type { Tx } from '../platform/data/database.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';

/**
 * The administrator decides all open reports of one thing (docs/domain/lifecycles.md, "Report"): nothing is wrong, its owner is warned, or the thing,
 * or some photos of it, are taken away. Owner and reporters are told, each without the other.
 *
 * Throws 409 when they were decided meanwhile, when another came in or the car was changed since they were seen, and by
 * `whyNotRemove`, 422 for photos that are not there.
 */
export async function decideReport(
  { db, storage }: PhotoPlaces,
  actor: Actor,
  reported: ReportedThing,
  form: ReportDecisionForm,
): Promise<void> {
  const files = await db.transaction().execute(async (tx) => {
    await kindsOfThing[reported.thing].lock?.(tx, reported.thing_id, form.version);
    const taken = form.verdict === 'removed' ? await remove(tx, actor, reported, form) : [];
    await decideReports(tx, actor, reported, form);
    return taken;
  });
  for (const photo of files) await removeFiles(storage, photo);
}

/** Takes away the thing, or some photos of it, and returns what names the files that go with it. */
async function remove(tx: Tx, actor: Actor, reported: ReportedThing, { photo_urls: urls, reason }: ReportDecisionForm) {
  const { thing, thing_id: id, owner } = reported;
  const kind = kindsOfThing[thing];
  if (!urls?.length) {
    await kind.remove(tx, actor, id, reason);
    return (await kind.photos?.takeAllAway?.(tx, id)) ?? [];
  }
  const shown = (await kind.photos?.shown(id).execute(tx))?.rows.map(({ url }) => url) ?? [];
  refuse(urls.every((url) => shown.includes(url)) ? null : photosGone);
  await kind.photos?.takeOut(tx, actor, { id, owner_id: owner.user_id }, { urls, reason });
  return takeAway(tx, urls);
}
