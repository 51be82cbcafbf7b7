import { type Channel, type Choice, choicesOf } from '../../../shared/notifications/choices.ts';
import type { NoticeChoice } from '../../../shared/notifications/choices-api.ts';
import { alwaysGoes, choiceOf, isInApp, isMailed, isShown } from '../../../shared/notifications/kind-rows.ts';
import { badInput } from '../../../shared/refusal.ts';
import { noticeChoicesWords } from '../../../words/notifications/notice-choices.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { HttpProblem, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import type { Notice } from './event-handler.ts';
import { readSwitches } from './platform-switches.ts';

/** One thing that one person can switch off. */
export interface Switch {
  user_id: string;
  choice: Choice;
  channel: Channel;
}

/** A notice for a reader, and which ways they want it to come. */
export interface AddressedNotice {
  reader: string;
  notice: Notice;
}
export type WantedNotice = AddressedNotice & Record<Channel, boolean>;

/** The choices that this person has (docs/domain/permissions.md, "What can be switched off"); `app` or `mail` is null where nothing comes that way. */
export async function listChoices(db: Reader, { user_id, role }: Actor): Promise<NoticeChoice[]> {
  const off = await switchedOff(db, [user_id]);
  return choicesOf(role).map((choice) => ({
    choice,
    app: isInApp(choice) ? !off.has(keyOf({ user_id, choice, channel: 'app' })) : null,
    mail: isMailed(choice) ? !off.has(keyOf({ user_id, choice, channel: 'mail' })) : null,
  }));
}

/** Switches of one person in the app; a mail's link is not counted, so that mails can always be stopped. */
export const choiceRateLimit: RateLimit = {
  name: 'notice-choices',
  points: 600,
  duration: 3600,
  told: () => noticeChoicesWords.tooMany,
};

const notOffered = badInput('not_offered', () => noticeChoicesWords.notOffered, 'choice');

/** The reader switches notices off, or on again. Throws 422 for those of another role and as `choose` does, 429. */
export async function chooseOwn(db: Database, actor: Actor, which: Omit<Switch, 'user_id'>, isOn: boolean): Promise<void> {
  const { user_id } = actor;
  refuse(choicesOf(actor.role).includes(which.choice) ? null : notOffered);
  await db.transaction().execute(async (tx) => {
    if (await choose(tx, actor, { user_id, ...which }, isOn)) await takePoint(tx, choiceRateLimit, user_id);
  });
}

/**
 * Switches notices off, or on again; the actor is null by a link in a mail. Repeating it changes nothing: false then. Throws 422 for a way in
 * which nothing comes.
 */
export async function choose(tx: Tx, actor: { user_id: string } | null, which: Switch, isOn: boolean): Promise<boolean> {
  if (which.channel === 'mail' && !isMailed(which.choice)) throw new HttpProblem(422, 'invalid', noticeChoicesWords.appOnly);
  if (which.channel === 'app' && !isInApp(which.choice)) throw new HttpProblem(422, 'invalid', noticeChoicesWords.mailOnly);
  const changed = isOn ? await switchOn(tx, which) : await switchOff(tx, which);
  if (changed) await recordFor(tx, actor, { type: 'notification.chosen', data: {} }, [which.user_id]);
  return changed;
}

async function switchOff(tx: Tx, which: Switch): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notice_switch_offs')
    .values(which)
    .onConflict((conflict) => conflict.constraint('notice_switch_offs_once').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function switchOn(tx: Tx, { user_id, choice, channel }: Switch): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('notice_switch_offs')
    .where('user_id', '=', user_id)
    .where('choice', '=', choice)
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Whether this is switched off. */
export async function isSwitchedOff(db: Reader, which: Switch): Promise<boolean> {
  return (await switchedOff(db, [which.user_id])).has(keyOf(which));
}

/**
 * Which ways the readers of these notices want them to come, and the platform's switches let them: the one place that decides it when a notice is made. Its mail asks again when it is sent.
 */
export async function wanted(db: Reader, notices: AddressedNotice[]): Promise<WantedNotice[]> {
  const readers = notices.map(({ reader }) => reader);
  const [off, mayReach] = [await switchedOff(db, readers), await readSwitches(db, readers)];
  return notices.map(({ reader, notice }) => {
    const choice = choiceOf(notice);
    const mayCome = (channel: Channel) => alwaysGoes(notice.kind) || mayReach(reader, channel);
    const wants = (channel: Channel) => mayCome(channel) && (choice === undefined || !off.has(keyOf({ user_id: reader, choice, channel })));
    return { reader, notice, app: isShown(notice.kind) && wants('app'), mail: wants('mail') && Boolean(notice.mail) };
  });
}

/** All that these people have switched off, each by its key. */
async function switchedOff(db: Reader, userIds: string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db.selectFrom('notice_switch_offs').select(['user_id', 'choice', 'channel']).where('user_id', 'in', userIds).execute();
  return new Set(rows.map(keyOf));
}

function keyOf({ user_id, choice, channel }: { user_id: string; choice: string; channel: string }): string {
  return `${user_id} ${choice} ${channel}`;
}
