import { useEffect, useState } from 'react';
import { recordOf } from '../../../shared/field-row.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import type { ProfileField } from '../../../shared/profile/fields.ts';
import { profileForm } from '../../../shared/profile/schema.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { type FormPart, profileDraft, type Texts } from './profile-draft.ts';
import { useUpdateProfile } from './queries.ts';

/** Which form of the profile it is. */
export interface ProfileFormOf {
  profile: Profile;
  /** Where this browser keeps what is typed. */
  part: FormPart;
  /** The fields of the form. */
  names: readonly ProfileField[];
  /** Where the form finds what is saved of them, when that is not the profile itself. */
  savedIn?: (profile: Profile) => { [Name in ProfileField]?: string | null };
  /** A second sentence once it is saved. */
  doneMore?: ((saved: Profile) => string | undefined) | undefined;
}

const isSame = (one: Texts, other: Texts) => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * A form of the own profile. What is typed and not saved is there again after a reload. What is changed elsewhere meanwhile shows at once where nothing
 * is typed; otherwise `changedElsewhere` names the fields, so that nobody overwrites them unknowingly.
 */
export function useProfileForm({ profile, part, names, savedIn = (own) => own, doneMore }: ProfileFormOf) {
  const textsOf = (own: Profile) => recordOf(names, (name) => savedIn(own)[name] ?? '');
  const draft = profileDraft(profile.user_id, part);
  const update = useUpdateProfile();
  const saved = textsOf(profile);
  const [schema] = useState(() => profileForm(names));
  const [drafted] = useState(() => draft.read());
  const [isBack, setBack] = useState(drafted !== null);
  // What was saved when the form began with it.
  const [seen, setSeen] = useState(drafted?.seen ?? saved);
  const { form, field, sending } = useSendForm({
    schema,
    defaults: () => ({ ...saved, ...drafted?.typed }),
    send: (values) => update.mutateAsync({ ...values, version: profile.version }),
    done: 'Profile updated successfully',
    ...(doneMore && { doneMore }),
    failed: 'Failed to update profile',
    after: (reply) => beginWith(textsOf(reply)),
  });
  const beginWith = (values: typeof saved) => {
    draft.forget();
    setBack(false);
    setSeen(values);
    form.reset(values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that was saved
  useEffect(() => {
    const typed = form.getValues() as Texts;
    if (!isSame(seen, saved) && (isSame(seen, typed) || isSame(saved, typed))) beginWith(saved);
  }, [JSON.stringify(saved)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its place stay the same while the page is open
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name) return;
          if (isSame(seen, values as unknown as Texts)) draft.forget();
          else draft.keep({ typed: values as unknown as Texts, seen });
        },
      }),
    [seen],
  );

  return {
    field,
    sending,
    /** What was typed before and not saved is in the form. */
    isBack,
    saved,
    /** The fields that are saved otherwise by now than when the form began. */
    changedElsewhere: sending.isBusy ? [] : names.filter((name) => seen[name] !== saved[name]),
    /** Forgets what was typed, and shows what is saved. */
    showSaved: () => {
      beginWith(saved);
      if (names[0]) form.setFocus(names[0]);
    },
  };
}
