import { themeIn } from '../../../shared/site/theme.ts';
import { profilePageWords } from '../../../words/profile/profile-page.ts';
import { chooseTheme, chosenTheme } from '../../client/theme.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';

const themes = ['system', 'light', 'dark'] as const;

/** How the site looks in this browser. */
export function ThemeSection() {
  return (
    <ChoiceField
      label={profilePageWords.lightOrDark}
      hint={profilePageWords.keptHere}
      name="theme"
      options={themes.map((value) => ({ value, label: profilePageWords.themes[value] }))}
      defaultValue={chosenTheme() ?? 'system'}
      onChange={({ target }) => chooseTheme(themeIn(target.value))}
    />
  );
}
