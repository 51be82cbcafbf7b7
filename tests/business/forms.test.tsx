import { businessApi } from '../../shared/business/api.ts';
import { profileApi } from '../../shared/profile/api.ts';
import { defaultYardHours } from '../../shared/profile/hours.ts';
import { BusinessForm } from '../../web/modules/business/business-form.tsx';
import { ContactDialog } from '../../web/modules/business/contact-dialog.tsx';
import { DetailsForm } from '../../web/modules/business/details-form.tsx';
import { YardHoursField } from '../../web/modules/business/yard-hours-field.tsx';
import { says, testForm } from '../support/form.tsx';
import { business, contact, profile } from '../support/profile.ts';

const businessFields = {
  business_name: { typed: 'Ziwa Cars', sends: 'Ziwa Cars', emptied: null },
  business_license: { typed: 'L-77', sends: 'L-77', emptied: null },
  business_address: { typed: 'Moi Avenue', sends: 'Moi Avenue', emptied: null },
};

testForm('a business that our team has not checked', {
  form: () => <BusinessForm profile={profile} />,
  as: 'dealer',
  to: profileApi.update,
  sends: { version: 7 },
  fields: { ...businessFields, ...contact },
});

testForm('the details of a business', {
  form: () => <DetailsForm profile={profile} />,
  as: 'dealer',
  to: profileApi.update,
  sends: { ...business, version: 7 },
  fields: businessFields,
});

testForm('where a business is reached', {
  form: () => <ContactDialog profile={profile} onClose={() => undefined} />,
  as: 'dealer',
  to: profileApi.update,
  sends: { version: 7 },
  fields: contact,
});

const times = { opens: '08:00', closes: '18:00' };
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

testForm('when a yard is open', {
  form: () => <YardHoursField hours={defaultYardHours} />,
  as: 'dealer',
  behind: 'Change the hours',
  to: businessApi.setYardHours,
  sends: defaultYardHours,
  fields: {
    sun: { typed: true, sends: times, emptied: null },
    ...Object.fromEntries(
      weekdays.flatMap((day) => [
        [day, { typed: true, sends: times, emptied: null }],
        [
          `${day}.opens`,
          { typed: '09:30', changes: { [day]: { ...times, opens: '09:30' } }, emptied: says('Please say when the yard opens') },
        ],
        [
          `${day}.closes`,
          { typed: '17:00', changes: { [day]: { ...times, closes: '17:00' } }, emptied: says('Please say when the yard closes') },
        ],
      ]),
    ),
  },
});
