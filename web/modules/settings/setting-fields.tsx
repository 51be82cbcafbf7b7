import type { ReactNode } from 'react';
import { backupsKept } from '../../../shared/files/kinds.ts';
import { mostPhotos } from '../../../shared/photos/photo.ts';
import { backupFrequencies, currencies, retentionDays, timeZones } from '../../../shared/settings/options.ts';
import type { SettingName, SettingsForm } from '../../../shared/settings/settings-form.ts';
import { platformSettingsWords } from '../../../words/settings/platform-settings.ts';
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

/** The fifteen settings in groups, those that change the site for everyone first; each says in a sentence what it does. */
export function SettingFields({ field, values, canVerify }: FieldsProps) {
  const check = (name: keyof typeof platformSettingsWords.switches) => {
    const { label, on, off } = platformSettingsWords.switches[name];
    return <CheckField label={label} hint={values[name] ? on : off} {...field(name)} />;
  };
  return (
    <>
      <Group id="access" title={platformSettingsWords.groups.access}>
        {check('maintenanceMode')}
        {canVerify ? (
          check('requireEmailVerification')
        ) : (
          <Fixed name="requireEmailVerification" label={platformSettingsWords.switches.requireEmailVerification.label}>
            {platformSettingsWords.cannotVerify}
          </Fixed>
        )}
      </Group>
      <Group id="cars" title={platformSettingsWords.groups.cars}>
        {check('autoApproveListings')}
        <TextField
          label={platformSettingsWords.photos}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPhotos}
          required
          hint={platformSettingsWords.photosHint(mostPhotos)}
          {...field('maxImagesPerListing', whole)}
        />
      </Group>
      <Group id="notices" title={platformSettingsWords.groups.notices}>
        {check('userNotifications')}
        {check('emailNotifications')}
        {check('adminNotifications')}
        <Fixed name="smsNotifications" label={platformSettingsWords.textMessages}>
          {platformSettingsWords.noTextMessages}
        </Fixed>
      </Group>
      <Group id="site" title={platformSettingsWords.groups.site}>
        <TextField label={platformSettingsWords.name} required hint={platformSettingsWords.nameHint} {...field('siteName')} />
        <TextArea
          label={platformSettingsWords.description}
          required
          hint={platformSettingsWords.descriptionHint}
          {...field('siteDescription')}
        />
        <TextField
          label={platformSettingsWords.support}
          type="email"
          inputMode="email"
          required
          hint={platformSettingsWords.supportHint}
          {...field('supportEmail')}
        />
      </Group>
      <Group id="reports" title={platformSettingsWords.groups.reports}>
        <SelectField label={platformSettingsWords.currency} hint={platformSettingsWords.currencyHint} {...field('defaultCurrency')}>
          <Options of={currencies} />
        </SelectField>
        <SelectField label={platformSettingsWords.timeZone} hint={platformSettingsWords.timeZoneHint} {...field('timeZone')}>
          <Options of={timeZones} />
        </SelectField>
      </Group>
      <Group id="keeping" title={platformSettingsWords.groups.keeping}>
        <SelectField
          label={platformSettingsWords.backups}
          hint={platformSettingsWords.backupsHint(backupsKept.schedule, backupsKept.hand)}
          {...field('backupFrequency')}
        >
          <Options of={backupFrequencies} names={platformSettingsWords.frequencies} />
        </SelectField>
        <TextField
          label={platformSettingsWords.daysKept}
          type="number"
          inputMode="numeric"
          min={retentionDays.least}
          max={retentionDays.most}
          required
          hint={platformSettingsWords.daysKeptHint(retentionDays.least, retentionDays.most)}
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
