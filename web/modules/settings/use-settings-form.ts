import { type FormEvent, useEffect, useState } from 'react';
import { consequencesOf } from '../../../shared/settings/consequences.ts';
import { type PlatformSettings, type SettingsForm, settingNames, settingsForm } from '../../../shared/settings/settings-form.ts';
import { platformSettingsWords } from '../../../words/settings/platform-settings.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { useSaveSettings } from './queries.ts';
import { settingsDraft } from './settings-draft.ts';

const formOf = (settings: PlatformSettings): SettingsForm => {
  const names = [...settingNames, 'version'] as const;
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as SettingsForm;
};

/**
 * The form of the settings. What is changed and not saved is there again after a reload, or when others were saved meanwhile: only what was changed here, over
 * what is saved by now. A change with consequences for others asks first (`asked`).
 */
export function useSettingsForm(settings: PlatformSettings) {
  const draft = settingsDraft(useUser().user_id);
  const save = useSaveSettings(draft.forget);
  const [drafted] = useState(draft.read);
  const [asked, setAsked] = useState<string[]>([]);
  const saved = formOf(settings);
  const { form, field, sending } = useSendForm({
    schema: settingsForm,
    defaults: () => saved,
    send: save.mutateAsync,
    done: platformSettingsWords.saved,
    failed: platformSettingsWords.failed,
  });
  const values = form.watch();
  const changed = settingNames.filter((name) => String(values[name]) !== String(saved[name]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    for (const name of settingNames) if (drafted?.[name] !== undefined) form.setValue(name, drafted[name]);
  }, []);
  const typed = JSON.stringify(changed.map((name) => [name, values[name]]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` is the same while the account is
  useEffect(() => {
    if (typed === '[]') draft.forget();
    else draft.keep(Object.fromEntries(JSON.parse(typed)));
  }, [typed]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const consequences = consequencesOf(settings, form.getValues());
    if (consequences.length > 0 && (await form.trigger())) setAsked(consequences);
    else await sending.onSubmit();
  };
  return {
    values,
    field,
    sending: { ...sending, onSubmit },
    /** The names of the settings that are not saved. */
    changed,
    /** What was changed before and not saved is in the form. */
    isBack: drafted !== null && Object.keys(drafted).length > 0,
    undo: () => form.reset(saved),
    /** What follows, to be confirmed; empty when nothing is asked. */
    asked,
    answer: (isConfirmed: boolean) => {
      setAsked([]);
      if (isConfirmed) void sending.onSubmit();
    },
  };
}
