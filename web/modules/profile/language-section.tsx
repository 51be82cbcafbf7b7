import { useState } from 'react';
import { profileApi } from '../../../shared/profile/api.ts';
import { languageIn } from '../../../shared/site/language-cookie.ts';
import { languageNames } from '../../../words/language-names.ts';
import { type Language, languages } from '../../../words/languages.ts';
import { languageChoiceWords } from '../../../words/ui/language-choice.ts';
import { call } from '../../client/call.ts';
import { pageLanguage } from '../../client/language.ts';
import { showProblem } from '../../client/problems.ts';
import { useChange } from '../../client/use-change.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** In which language its owner reads the app, mails and notices. The page loads anew: its script has one language. */
export function LanguageSection() {
  const change = (language: Language) => call(profileApi.setLanguage, { body: { language } });
  const { mutate } = useChange(['profile.updated'], change, () => location.reload());
  const [asked, setAsked] = useState<Language | null>(null);
  const choose = (language: Language) => {
    setAsked(language);
    const failed = (error: Error) => {
      setAsked(null);
      showProblem(languageChoiceWords.stays, error);
    };
    mutate(language, { onError: failed });
  };
  return (
    <ChoiceField
      label={languageChoiceWords.label}
      hint={languageChoiceWords.hint}
      name="language"
      options={options}
      value={asked ?? pageLanguage()}
      onChange={({ target }) => choose(languageIn(target.value) ?? 'en')}
    />
  );
}
