import { profileFieldWords } from '../../../words/profile/profile-field.ts';
import { profileFormWords } from '../../../words/profile/profile-form.ts';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import type { Asks } from './profile-input.tsx';
import type { useProfileForm } from './use-profile-form.ts';

interface BeforeSavingProps {
  form: Pick<ReturnType<typeof useProfileForm>, 'changedElsewhere' | 'saved' | 'isBack' | 'showSaved' | 'keepTyped'>;
  asks: Asks;
}

/** What should be known before a form of the profile is saved: that its fields were changed elsewhere, or that what was typed before is in it. */
export function BeforeSaving({ form: { changedElsewhere, saved, isBack, showSaved, keepTyped }, asks }: BeforeSavingProps) {
  if (changedElsewhere.length === 0) return isBack && <TypedBefore onForget={showSaved} />;
  const lines = changedElsewhere.map((name) => {
    const label = asks(name).label ?? profileFieldWords.labels[name];
    return saved[name] ? profileFormWords.fieldSaved(label, saved[name]) : profileFormWords.fieldEmpty(label);
  });
  return <ChangedMeanwhile now={lines.join('\n')} onTake={showSaved} onKeep={keepTyped} />;
}

function TypedBefore({ onForget }: { onForget: () => void }) {
  return (
    <p className="notice">
      {profileFormWords.typedBefore}{' '}
      <button type="button" className="link" onClick={onForget}>
        {profileFormWords.forget}
      </button>
    </p>
  );
}
