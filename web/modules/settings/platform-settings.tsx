import { mostPhotos } from '../../../shared/photos/photo.ts';
import { type SettingsForm, settingsForm } from '../../../shared/settings/settings-form.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useSaveSettings } from './queries.ts';

/** The form of the platform settings. */
export function PlatformSettings({ settings }: { settings: SettingsForm }) {
  const save = useSaveSettings();
  const { form, field, sending } = useSendForm({
    schema: settingsForm,
    defaults: () => settings,
    send: save.mutateAsync,
    done: 'Settings Saved',
    failed: 'Failed to save settings',
  });
  const { onSubmit, isBusy, problem } = sending;
  const isApprovedFirst = !form.watch('autoApproveListings');
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-xl gap-6">
      <section className="grid gap-5" aria-labelledby="listings">
        <h2 id="listings" className="text-xl">
          Cars
        </h2>
        <CheckField
          label="New cars show at once"
          hint={
            isApprovedFirst
              ? 'Off: a new car, and changed photos or descriptions, wait under Cars until you approve them. What buyers saw before shows meanwhile.'
              : 'Dealers’ cars are on the market as soon as they are added. You can take each one down under Cars.'
          }
          {...field('autoApproveListings')}
        />
        <TextField
          label="Photos of one car or bid"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPhotos}
          required
          hint={`At most this many, 1 to ${mostPhotos}. Those that have more keep them.`}
          {...field('maxImagesPerListing', { setValueAs: (typed) => (typed === '' ? undefined : Number(typed)) })}
        />
      </section>
      {problem && <FormProblem sentence={problem} />}
      <div className="justify-self-start">
        <SubmitButton isBusy={isBusy} busy="Saving…">
          Save settings
        </SubmitButton>
      </div>
    </form>
  );
}
