import type { ReactNode } from 'react';
import { profileFields } from '../../../shared/profile/fields.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { BeforeSaving } from './before-saving.tsx';
import { type Asks, ProfileInput } from './profile-input.tsx';
import { type ProfileFormOf, useProfileForm } from './use-profile-form.ts';

export interface ProfileFormProps extends ProfileFormOf {
  asks: Asks;
  /** The label of its button. */
  action: string;
  /** What is said above its fields. */
  children?: ReactNode;
}

/** A form of the own profile (docs/domain/permissions.md, "Profiles"). */
export function ProfileForm({ asks, action, children, ...which }: ProfileFormProps) {
  const form = useProfileForm(which);
  const { field, sending } = form;
  return (
    <form className="card grid items-start gap-4 p-4 sm:grid-cols-2 md:p-5" onSubmit={sending.onSubmit} noValidate>
      <div className="empty:hidden sm:col-span-2">
        <BeforeSaving form={form} asks={asks} />
      </div>
      {children}
      {which.names.map((name) => (
        <div key={name} className={'isWide' in profileFields[name] ? 'sm:col-span-2' : undefined}>
          <ProfileInput {...asks(name)} name={name} field={field} />
        </div>
      ))}
      {sending.problem && <FormProblem sentence={sending.problem} />}
      <div className="sm:col-span-2">
        <SubmitButton isBusy={sending.isBusy} busy={uiWords.saving}>
          {action}
        </SubmitButton>
      </div>
    </form>
  );
}
