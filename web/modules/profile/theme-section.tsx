import { themeIn } from '../../../shared/site/theme.ts';
import { chooseTheme, chosenTheme } from '../../client/theme.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';

const options = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** How the site looks in this browser. */
export function ThemeSection() {
  return (
    <ChoiceField
      label="Light or dark"
      hint="Kept in this browser, also after you sign out."
      name="theme"
      options={options}
      defaultValue={chosenTheme() ?? 'system'}
      onChange={({ target }) => chooseTheme(themeIn(target.value))}
    />
  );
}
