import type { ReactNode } from 'react';
import { backupsKeptInWords } from '../../../shared/files/kinds.ts';
import { mostPhotos } from '../../../shared/photos/photo.ts';
import { backupFrequencies, currencies, retentionDays, timeZones } from '../../../shared/settings/options.ts';
import { needsSmsProvider, type SettingName, type SettingsForm } from '../../../shared/settings/settings-form.ts';
import type { useSendForm } from '../../client/use-send-form.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';

interface FieldsProps {
  field: ReturnType<typeof useSendForm<SettingsForm, SettingsForm, unknown>>['field'];
  /** What stands in the form. */
  values: SettingsForm;
  /** Whether people can verify their email: mails leave this machine. */
  canVerify: boolean;
}

const whole = { setValueAs: (typed: unknown) => (typed === '' ? undefined : Number(typed)) };
const frequencies = { hourly: 'Every hour', daily: 'Every day', weekly: 'Every week', monthly: 'Every month' };

/** The fifteen settings in groups, those that change the site for everyone first; each says in a sentence what it does. */
export function SettingFields({ field, values, canVerify }: FieldsProps) {
  const check = (name: SettingName, label: string, [on, off]: [string, string]) => (
    <CheckField label={label} hint={values[name] ? on : off} {...field(name)} />
  );
  return (
    <>
      <Group id="access" title="Who gets in">
        {check('maintenanceMode', 'Maintenance', [
          'On: everyone but you gets a page that says we will be back soon. Mails, reminders and backups go on.',
          'Off: the site is open.',
        ])}
        {canVerify ? (
          check('requireEmailVerification', 'Sign-in needs a verified email', [
            'On: who has not opened the link in our mail can’t sign in.',
            'Off: people sign in at once, and get mail of news once they have verified.',
          ])
        ) : (
          <Fixed name="requireEmailVerification" label="Sign-in needs a verified email">
            Off: no mail leaves this machine, so nobody could verify. Set SMTP_URL first.
          </Fixed>
        )}
      </Group>
      <Group id="cars" title="Cars and offers">
        {check('autoApproveListings', 'New cars show at once', [
          'Dealers’ cars are on the market as soon as they are added. You can take each one down under Cars.',
          'Off: a new car, and changed photos or descriptions, wait under Cars until you approve them. What buyers saw before shows meanwhile.',
        ])}
        <TextField
          label="Photos of one car or bid"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPhotos}
          required
          hint={`At most this many, 1 to ${mostPhotos}. Those that have more keep them.`}
          {...field('maxImagesPerListing', whole)}
        />
      </Group>
      <Group id="notices" title="Notices and mails">
        {check('userNotifications', 'Notices in the app', [
          'Everyone reads in the app what happened, and sees it as it happens.',
          'Off: nobody is told anything in the app, you neither, but what is about the safety of an account.',
        ])}
        {check('emailNotifications', 'Mails', [
          'News goes to everyone’s mail, as they chose it.',
          'Off: no mail goes but verification, reset and what is about the safety of an account.',
        ])}
        {check('adminNotifications', 'Your own notices and mails', [
          'You are told what concerns you, in the app and by mail.',
          'Off: you are told nothing; what waits for you still stands on Overview.',
        ])}
        <Fixed name="smsNotifications" label="Text messages">
          Off: this {needsSmsProvider}.
        </Fixed>
      </Group>
      <Group id="site" title="The site">
        <TextField
          label="Name"
          required
          hint="On every page and in every mail. Pages that are open show it when they are loaded again."
          {...field('siteName')}
        />
        <TextArea label="Description" required hint="What search engines and chats show of our first page." {...field('siteDescription')} />
        <TextField
          label="Support address"
          type="email"
          inputMode="email"
          required
          hint="Where people write for help, everywhere on the site."
          {...field('supportEmail')}
        />
      </Group>
      <Group id="reports" title="Reports">
        <SelectField
          label="Reporting currency"
          hint="A label in the head of exported reports. Amounts stay KSh."
          {...field('defaultCurrency')}
        >
          <Options of={currencies} />
        </SelectField>
        <SelectField
          label="Time zone of reports"
          hint="In which an exported report says when it was made. All other days and times stay Nairobi’s."
          {...field('timeZone')}
        >
          <Options of={timeZones} />
        </SelectField>
      </Group>
      <Group id="keeping" title="Backups and logs">
        <SelectField label="Backups" hint={`How often one is made; ${backupsKeptInWords} are kept.`} {...field('backupFrequency')}>
          <Options of={backupFrequencies} names={frequencies} />
        </SelectField>
        <TextField
          label="Days that logs and notices are kept"
          type="number"
          inputMode="numeric"
          min={retentionDays.least}
          max={retentionDays.most}
          required
          hint={`${retentionDays.least} to ${retentionDays.most}: attempts to sign in, notices, failed jobs. Deals and messages are kept as the law says, whatever stands here.`}
          {...field('dataRetentionDays', whole)}
        />
      </Group>
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A setting that can't be switched on here, and why. */
function Fixed({ name, label, children }: { name: SettingName; label: string; children: ReactNode }) {
  return <CheckField name={name} label={label} hint={children} disabled />;
}

function Options<Value extends string>({ of, names }: { of: readonly Value[]; names?: Record<Value, string> }) {
  return of.map((value) => (
    <option key={value} value={value}>
      {names?.[value] ?? value}
    </option>
  ));
}
