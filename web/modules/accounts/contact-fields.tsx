import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'error'>;

/** Where a business is reached. */
export function ContactFields({ field }: { field: (name: 'phone' | 'location') => FieldProps }) {
  return (
    <>
      <TextField
        label="Contact phone"
        hint="We call it to check, and buyers you have a viewing with see it."
        type="tel"
        autoComplete="tel"
        placeholder="Not provided"
        id="phone"
        {...field('phone')}
      />
      <TextField
        label="Location"
        hint="Town or area"
        autoComplete="address-level2"
        placeholder="Not provided"
        id="location"
        {...field('location')}
      />
    </>
  );
}
