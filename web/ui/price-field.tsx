import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { NumericFormat } from 'react-number-format';
import { type Around, FieldFrame } from './field-frame.tsx';

interface PriceFieldProps<Input extends FieldValues, Output> extends Around {
  control: Control<Input, unknown, Output>;
  name: Path<Input>;
  required?: boolean;
}

/** An amount in KSh, cents allowed, with its thousands set apart while it is typed: an extra zero is seen at once. */
export function PriceField<Input extends FieldValues, Output>({ control, name, required, ...around }: PriceFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame id={undefined} error={fieldState.error?.message} {...around}>
      {(ties) => (
        <NumericFormat
          className="input price text-xl"
          inputMode="decimal"
          autoComplete="off"
          thousandSeparator=","
          decimalScale={2}
          allowNegative={false}
          name={field.name}
          required={required}
          value={field.value ?? ''}
          onValueChange={({ floatValue }, { source }) => source === 'event' && field.onChange(floatValue)}
          onBlur={field.onBlur}
          getInputRef={field.ref}
          {...ties}
        />
      )}
    </FieldFrame>
  );
}
