interface FactsProps {
  facts: { label: string; value: string | null }[];
  className?: string;
}

/** Facts, three in a row, two on the narrowest phone: the value, below it what it is. What was not stated is left out; nothing when nothing was. */
export function Facts({ facts, className = '' }: FactsProps) {
  const stated = facts.filter(({ value }) => value !== null);
  if (stated.length === 0) return null;
  return (
    <dl className={`facts ${className}`}>
      {stated.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
