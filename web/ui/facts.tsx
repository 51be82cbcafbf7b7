interface FactsProps {
  facts: { label: string; value: string | null }[];
}

/** Facts, three in a row, two on the narrowest phone: the value, below it what it is. What was not stated is left out; nothing when nothing was. */
export function Facts({ facts }: FactsProps) {
  const stated = facts.filter(({ value }) => value !== null);
  if (stated.length === 0) return null;
  return (
    <dl className="facts">
      {stated.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
