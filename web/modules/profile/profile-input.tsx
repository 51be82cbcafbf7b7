import type { ComponentProps } from 'react';
import type { InputOf } from '../../../shared/field-row.ts';
import { type ProfileField, type ProfileRow, profileFields } from '../../../shared/profile/fields.ts';
import { profileFieldWords } from '../../../words/profile/profile-field.ts';
import { TextArea, TextField } from '../../ui/field.tsx';

export interface ProfileInputProps<Name extends ProfileField = ProfileField>
  extends Pick<ComponentProps<typeof TextField>, 'id' | 'hint' | 'isOptional' | 'placeholder'> {
  name: Name;
  /** `field` of its form. */
  field: (name: Name) => { name: string; error: string | undefined };
  /** In place of that of its row. */
  label?: string;
}

/** How a form asks for a field, beyond what its row says. */
export type Asks = (name: ProfileField) => Partial<ProfileInputProps>;

/** The input of a field of a profile, as its row wants it (`shared/profile/fields.ts`). */
export function ProfileInput<Name extends ProfileField>({ name, field, ...given }: ProfileInputProps<Name>) {
  const { autoComplete }: ProfileRow = profileFields[name];
  const input: InputOf<typeof profileFields> = profileFields[name].input;
  const hints: { [Name in ProfileField]?: string } = profileFieldWords.hints;
  const shown = { label: profileFieldWords.labels[name], autoComplete, hint: hints[name], ...given, ...field(name) };
  switch (input) {
    case 'long_line':
      return <TextArea rows={2} {...shown} />;
    case 'phone':
      return <TextField type="tel" {...shown} />;
    case 'line':
      return <TextField {...shown} />;
    default:
      return input satisfies never;
  }
}
