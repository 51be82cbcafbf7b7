import { AmountField } from '../ui/amount-field.tsx';
import { CheckField, ChoiceField, FieldGroup } from '../ui/choice-field.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Optional } from '../ui/field-frame.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PriceField, WholeField } from '../ui/price-field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ShowField } from '../ui/show-field.tsx';
import { Showing } from '../ui/showing.tsx';
import { SortField } from '../ui/sort-field.tsx';
import { Section } from './section.tsx';

const kinds = [
  { value: 'buyer', label: 'Look for a car' },
  { value: 'dealer', label: 'Sell as a dealer' },
];
const states = [
  { title: 'as they come', error: undefined, hint: undefined, isOptional: false, disabled: false },
  { title: 'with a hint, optional', error: undefined, hint: 'As on the logbook.', isOptional: true, disabled: false },
  { title: 'with an error', error: 'This is required', hint: 'As on the logbook.', isOptional: false, disabled: false },
  { title: 'disabled', error: undefined, hint: undefined, isOptional: false, disabled: true },
];

const parts = { pending: 'Pending', accepted: 'Accepted' };
const orders = { newest: 'Newest', price: 'Lowest price' };

/** Each field in each of its states, and those that look through a list. */
export function Fields() {
  return (
    <>
      <FormFields />
      <Section title="A group that may be left empty">
        <fieldset className="field">
          <legend>
            Photos
            <Optional />
          </legend>
        </fieldset>
      </Section>
      <Section title="Fields above a list">
        <div className="grid items-start gap-4 md:grid-cols-3">
          <div>
            <SearchField label="Model or town" search="toyta" onSearch={() => undefined} />
            <Showing showing="Toyota" search="toyta" onSearch={() => undefined} />
          </div>
          <AmountField label="Budget to" name="budget_to" value="2500000" onChange={() => undefined} />
          <SortField sorts={orders} sort="price" onChange={() => undefined} />
          <ShowField all="All bids" parts={parts} show="accepted" onChange={() => undefined} />
        </div>
      </Section>
    </>
  );
}

function FormFields() {
  return states.map(({ title, disabled, ...around }, index) => {
    const { isOptional: _, ...marks } = around;
    return (
      <Section key={title} title={`Fields ${title}`}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField label="Car model" name="car_model" disabled={disabled} defaultValue="Toyota Axio 2016" {...around} />
          <PriceField label="Your price in KSh" name="price" disabled={disabled} defaultValue="1480000" {...around} />
          <WholeField label="Mileage in km" name="mileage" disabled={disabled} defaultValue="78400" {...around} />
          <SelectField label="Fuel" name="fuel_type" disabled={disabled} {...around}>
            <option>Any</option>
            <option>Petrol</option>
          </SelectField>
          <CodeField label="Code from the app" name="code" disabled={disabled} defaultValue="418207" {...around} />
          <PasswordField label="Password" name="password" disabled={disabled} {...around} />
          <DateField label="Day" name="appointment_date" day="2026-11-28" defaultValue="2026-11-28" disabled={disabled} />
          <TextField label="Time" name="appointment_time" type="time" disabled={disabled} {...around} />
          <TextArea label="Message" name="message" disabled={disabled} {...around} />
          <ChoiceField label="I want to" name={`user_type_${index}`} options={kinds} defaultValue="buyer" disabled={disabled} {...around} />
          <CheckField label="Show my phone number to verified dealers" name="share_phone" disabled={disabled} {...marks} />
          <FieldGroup label="A group" {...around}>
            <p>What stands together.</p>
          </FieldGroup>
        </div>
      </Section>
    );
  });
}
