import { useEffect, useState } from 'react';
import { pick, recordOf } from '../../../shared/field-row.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import type { ProfileField } from '../../../shared/profile/fields.ts';
import { profileForm } from '../../../shared/profile/schema.ts';
import { profileFormWords } from '../../../words/profile/profile-form.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { type FormPart, profileDraft, type Seen, type Texts } from './profile-draft.ts';
import { useUpdateProfile } from './queries.ts';

/** Which form of the profile it is. */
export interface ProfileFormOf {
  profile: Profile;
  /** Where this browser keeps what is typed. */
  part: FormPart;
  /** The fields of the form. */
  names: readonly ProfileField[];
  /** Where the form finds what is saved of them, when that is not the profile itself but a set of its own, which is sent whole. */
  savedIn?: (profile: Profile) => { [Name in ProfileField]?: string | null };
  /** A second sentence once it is saved. */
  doneMore?: ((saved: Profile) => string | undefined) | undefined;
  after?: () => void;
}

const isSame = (one: Texts, other: Texts) => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * A form of the own profile. It sends what was typed, with the version that was seen: what nobody touched stays as it is. What is typed and not saved is
 * there again after a reload. What is changed elsewhere meanwhile shows at once where nothing is typed; otherwise `changedElsewhere` names the fields, and
 * until the person has chosen, the server refuses the form.
 */
export function useProfileForm({ profile, part, names, savedIn, doneMore, after }: ProfileFormOf) {
  const savedOf = (own: Profile): Seen => ({ texts: recordOf(names, (name) => (savedIn?.(own) ?? own)[name] ?? ''), version: own.version });
  const [draft] = useState(() => profileDraft(profile.user_id, part));
  const update = useUpdateProfile();
  const saved = savedOf(profile);
  const [schema] = useState(() => profileForm(names));
  const [drafted] = useState(() => draft.read());
  const [isBack, setBack] = useState(drafted !== null);
  // What was saved when the form began with it, or when the person chose to go on.
  const [seen, setSeen] = useState(drafted?.seen ?? saved);
  const isAsSeen = isSame(seen.texts, saved.texts);
  const { form, field, sending } = useSendForm({
    schema,
    defaults: () => ({ ...saved.texts, ...drafted?.typed }),
    send: (values) =>
      update.mutateAsync({ ...(savedIn ? values : pick(values, touched())), version: isAsSeen ? saved.version : seen.version }),
    done: profileFormWords.saved,
    ...(doneMore && { doneMore }),
    failed: profileFormWords.notSaved,
    after: (reply) => {
      beginWith(savedOf(reply));
      after?.();
    },
  });
  const typedNow = (): Texts => form.getValues() as Texts;
  const touched = (): ProfileField[] => names.filter((name) => typedNow()[name] !== seen.texts[name]);
  const beginWith = (values: Seen, typed: Texts = {}) => {
    const texts = { ...values.texts, ...typed };
    setSeen(values);
    form.reset(texts);
    if (!isSame(values.texts, texts)) return draft.keep({ typed: texts, seen: values });
    draft.forget();
    setBack(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that was saved
  useEffect(() => {
    if (isAsSeen) return;
    const typed = typedNow();
    if (isSame(seen.texts, typed) || isSame(saved.texts, typed)) beginWith(saved);
    // Another tab, which has saved its own, has forgotten what it kept over this.
    else draft.keep({ typed, seen });
  }, [JSON.stringify(saved.texts)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its place stay the same while the page is open
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name) return;
          if (isSame(seen.texts, values as unknown as Texts)) draft.forget();
          else draft.keep({ typed: values as unknown as Texts, seen });
        },
      }),
    [seen],
  );
  // The button that was pressed goes. Before the form begins anew: until it is drawn again it knows no inputs.
  const focusFirst = () => names[0] && form.setFocus(names[0]);

  return {
    field,
    sending,
    /** What was typed before and not saved is in the form. */
    isBack,
    saved: saved.texts,
    /** The fields that are saved otherwise by now than when the form began. */
    changedElsewhere: sending.isBusy ? [] : names.filter((name) => seen.texts[name] !== saved.texts[name]),
    /** Forgets what was typed, as its form is closed. */
    forget: draft.forget,
    /** Forgets what was typed, and shows what is saved. */
    showSaved: () => {
      focusFirst();
      beginWith(saved);
    },
    /** Goes on with what was typed; the other fields show what is saved. */
    keepTyped: () => {
      focusFirst();
      beginWith(saved, pick(typedNow(), touched()));
    },
  };
}
