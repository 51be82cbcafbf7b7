import { sql } from 'kysely';
import { badInput, wrongState } from '../../../shared/refusal.ts';
import { type SettingsUpdate, settingNames } from '../../../shared/settings/settings-form.ts';
import { settingsRulesWords } from '../../../words/settings/settings-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, record } from '../../platform/live/events.ts';
import type { Config } from '../../platform/process/config.ts';
import { readSettings, type Settings, storeSetting } from './settings.ts';

const changedMeanwhile = wrongState('changed_meanwhile', () => settingsRulesWords.changedMeanwhile);
const needsMails = badInput('no_mails', () => settingsRulesWords.noMails, 'requireEmailVerification');

/**
 * The administrator changes those of the platform settings that are sent (docs/domain/settings.md, "Platform settings"). The event says what changed, before and after, and wakes
 * every server; a form that changes nothing leaves no trace. Throws 422 for required verification that no mail can bring, 409 when others were stored since the version seen.
 */
export async function saveSettings(db: Database, config: Config, actor: Actor, { version, ...form }: SettingsUpdate): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockVersion(tx);
    const before = await readSettings(tx);
    refuse(before.version === version ? null : changedMeanwhile);
    refuse(form.requireEmailVerification && !before.requireEmailVerification && !config.smtpUrl ? needsMails : null);
    const changed = settingNames.filter((name) => form[name] !== undefined && form[name] !== before[name]);
    if (changed.length === 0) return;
    for (const name of changed) await storeSetting(tx, name, form[name]);
    await storeSetting(tx, 'version', version + 1);
    await record(tx, actor, { type: 'settings.saved', data: {} }, ['market'], changeOf(partOf(before, changed), partOf(form, changed)));
  });
}

const partOf = (settings: Partial<Settings>, names: (keyof Settings)[]) => Object.fromEntries(names.map((name) => [name, settings[name]]));

/** From here on until the end of the transaction nobody else saves. */
async function lockVersion(tx: Tx): Promise<void> {
  await tx
    .insertInto('platform_settings')
    .values({ name: 'version', value: '0' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`platform_settings.value` }))
    .execute();
}
