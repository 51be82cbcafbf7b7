import type { PlatformSettings as Settings } from '../../../shared/settings/settings-form.ts';
import { plural } from '../../../shared/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { SettingFields } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** The form of the platform settings, with what is not saved and what follows from it. */
export function PlatformSettings({ settings }: { settings: Settings }) {
  const { values, field, sending, changed, isBack, undo, asked, answer } = useSettingsForm(settings);
  return (
    <form
      onSubmit={sending.onSubmit}
      noValidate
      className="grid max-w-xl gap-8 [&_:is(input,select,textarea)]:scroll-mb-28"
      aria-label="Platform settings"
    >
      {isBack && changed.length > 0 && <p className="notice">What you had changed is back; it is not saved yet.</p>}
      <SettingFields field={field} values={values} canVerify={settings.sends_mails || settings.requireEmailVerification} />
      <div className="bg-paper border-line sticky bottom-16 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t px-4 py-3 lg:bottom-0">
        {sending.problem && <FormProblem sentence={sending.problem} />}
        <SubmitButton isBusy={sending.isBusy} busy="Saving…">
          Save settings
        </SubmitButton>
        {changed.length > 0 && (
          <>
            <button type="button" className="btn btn-quiet" onClick={undo}>
              Undo
            </button>
            <p role="status">{plural(changed.length, { one: '# change not saved', other: '# changes not saved' })}</p>
          </>
        )}
      </div>
      {asked.length > 0 && (
        <ConfirmDialog
          title="Save these settings?"
          action="Save settings"
          isBusy={sending.isBusy}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        >
          <ul className="grid gap-3">
            {asked.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </form>
  );
}
