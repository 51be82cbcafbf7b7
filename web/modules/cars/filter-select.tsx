import type { ReactNode } from 'react';

interface FilterSelectProps {
  /** What it filters by, for who doesn't see it: its options say it themselves. */
  label: string;
  name: string;
  /** The chosen option, '' for any. */
  value: string;
  onChange: (value: string | undefined) => void;
  /** The options; the first one is any. */
  children: ReactNode;
}

/** A filter in the row of a desk. One that is set has an ink edge. */
export function FilterSelect({ label, name, value, onChange, children }: FilterSelectProps) {
  return (
    <select
      className={`filter-select ${value ? 'filter-set' : ''}`}
      aria-label={label}
      name={name}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {children}
    </select>
  );
}
