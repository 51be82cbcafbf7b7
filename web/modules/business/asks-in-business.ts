import type { ProfileField } from '../../../shared/profile/fields.ts';

const contact = { label: 'Contact phone', hint: 'We call it to check, and buyers you have a viewing with see it.' };

/** How the forms of a business ask for a field of the profile. An address names it by its id. */
export const asksInBusiness = (name: ProfileField) => ({ id: name, placeholder: 'Not provided', ...(name === 'phone' && contact) });
