import type { PlatformSettings as Settings } from '../../../shared/settings/settings-form.ts';
import { platformSettingsWords } from '../../../words/settings/platform-settings.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { SettingFields } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** While something is not saved, the bar stays at the lower edge, over the bottom bar, which is there again below the form. */
const unsaved =
  'bg-paper border-line sticky bottom-0 z-[22] -mx-4 min-h-16 max-w-none! border-t px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:-mx-9 md:px-9 lg:mx-0 lg:px-0';

/** The form of the platform settings, with what is not saved and what follows from it. */
export function PlatformSettings({ settings }: { settings: Settings }) {
  const { values, field, sending, changed, isBack, undo, asked, answer } = useSettingsForm(settings);
  return (
    <form
      onSubmit={sending.onSubmit}
      noValidate
      className="grid gap-8 *:max-w-xl [&_:is(input,select,textarea)]:scroll-mb-28"
      aria-label={platformSettingsWords.form}
    >
      {isBack && changed.length > 0 && <p className="notice">{platformSettingsWords.isBack}</p>}
      <SettingFields field={field} values={values} canVerify={settings.sends_mails || settings.requireEmailVerification} />
      <div className={changed.length > 0 ? unsaved : ''}>
        {sending.problem && <FormProblem sentence={sending.problem} />}
        <div className="flex flex-wrap items-center gap-1 *:[.btn]:flex-none sm:gap-2">
          <SubmitButton isBusy={sending.isBusy} busy={platformSettingsWords.saving}>
            {platformSettingsWords.save}
          </SubmitButton>
          {changed.length > 0 && (
            <>
              <button type="button" className="btn btn-quiet px-2" onClick={undo}>
                {platformSettingsWords.undo}
              </button>
              <p role="status" className="text-sm leading-tight">
                {platformSettingsWords.notSaved(changed.length)}
              </p>
            </>
          )}
        </div>
      </div>
      {asked.length > 0 && (
        <ConfirmDialog
          title={platformSettingsWords.saveThese}
          action={platformSettingsWords.save}
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
