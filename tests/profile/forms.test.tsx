import { profileApi } from '../../shared/profile/api.ts';
import { PersonalForm } from '../../web/modules/profile/personal-form.tsx';
import { says, testForm } from '../support/form.tsx';
import { contact, profile } from '../support/profile.ts';

testForm('who somebody is', {
  form: () => <PersonalForm profile={profile} />,
  to: profileApi.update,
  sends: { full_name: 'Wanjiru Kamau', phone: '0712 345 678', location: 'Nairobi', version: 7 },
  fields: {
    full_name: { typed: ' Achieng Otieno ', sends: 'Achieng Otieno', emptied: says('Full name must be at least 2 characters') },
    ...contact,
  },
});
