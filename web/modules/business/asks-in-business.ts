import type { ProfileField } from '../../../shared/profile/fields.ts';
import { businessFormWords } from '../../../words/business/business-form.ts';
import { uiWords } from '../../../words/ui/ui.ts';

/** How the forms of a business ask for a field of the profile. An address names it by its id. */
export const asksInBusiness = (name: ProfileField) => ({
  id: name,
  placeholder: uiWords.notProvided,
  ...(name === 'phone' && { label: businessFormWords.phone, hint: businessFormWords.phoneHint }),
});
