import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Profile } from '../../../shared/accounts/api.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { type FormPart, profileDraft, type Texts } from './profile-draft.ts';

interface ProfileForm<Input, Output> {
  profile: Profile;
  /** Where this browser keeps what is typed. */
  part: FormPart;
  schema: z.ZodMiniType<Output, Input>;
  /** The fields of the form as a profile has them. */
  savedIn: (profile: Profile) => Texts;
  send: (values: Output) => Promise<Profile>;
  /** A second sentence once it is saved. */
  doneMore?: (saved: Profile) => string | undefined;
}

const isSame = (one: Texts, other: Texts) => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * A form of the own profile. What is typed and not saved is there again after a reload. What is changed elsewhere meanwhile shows at once where nothing
 * is typed; otherwise `changedElsewhere` names the fields, so that nobody overwrites them unknowingly.
 */
export function useProfileForm<Input extends FieldValues, Output>({
  profile,
  part,
  schema,
  savedIn,
  send,
  doneMore,
}: ProfileForm<Input, Output>) {
  const draft = profileDraft(profile.user_id, part);
  const saved = savedIn(profile);
  const [begun] = useState(() => draft.read());
  const [isBack, setBack] = useState(begun !== null);
  // What was saved when the form began with it.
  const [seen, setSeen] = useState(begun?.seen ?? saved);
  const { form, field, sending } = useSendForm({
    schema,
    defaults: () => ({ ...saved, ...begun?.typed }) as DefaultValues<Input>,
    send,
    done: 'Profile updated successfully',
    ...(doneMore && { doneMore }),
    failed: 'Failed to update profile',
    after: (reply) => beginWith(savedIn(reply)),
  });
  const beginWith = (values: Texts) => {
    draft.forget();
    setBack(false);
    setSeen(values);
    form.reset(values as Input);
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
    /** The fields that are saved otherwise by now than when the form began. */
    changedElsewhere: sending.isBusy ? [] : Object.keys(saved).filter((name) => seen[name] !== saved[name]),
    /** Forgets what was typed, and shows what is saved. */
    showSaved: () => {
      beginWith(saved);
      form.setFocus(Object.keys(saved)[0] as Path<Input>);
    },
  };
}
