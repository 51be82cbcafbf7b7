import type { ComponentProps, ReactNode } from 'react';
import { TextArea, TextField } from '../../ui/field.tsx';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'error'>;
type Name = keyof typeof businessLabels;

/** What our team checks of a business, as forms and lists call it. */
export const businessLabels = { business_name: 'Business name', business_license: 'Licence number', business_address: 'Business address' };

const notGiven = { placeholder: 'Not provided' };

/** The fields of a business that our team checks; others may stand between them. */
export function BusinessFields({ field, children }: { field: (name: Name) => FieldProps; children?: ReactNode }) {
  return (
    <>
      <TextField
        label={businessLabels.business_name}
        autoComplete="organization"
        {...notGiven}
        id="business_name"
        {...field('business_name')}
      />
      <TextField
        label={businessLabels.business_license}
        hint="As on your single business permit or dealer’s licence."
        autoComplete="off"
        {...notGiven}
        id="business_license"
        {...field('business_license')}
      />
      {children}
      <div className="sm:col-span-2">
        <TextArea
          label={businessLabels.business_address}
          hint="Road and what stands next to it, so that buyers find your yard."
          autoComplete="street-address"
          rows={2}
          {...notGiven}
          id="business_address"
          {...field('business_address')}
        />
      </div>
    </>
  );
}
