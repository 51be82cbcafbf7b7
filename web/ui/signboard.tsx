/** The initials of a name, of two words at most. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
}

/** A dealer's signboard with the initials of the business. Decorative: the name is shown beside it. */
export function Signboard({ name }: { name: string }) {
  return (
    <span className="signboard size-10 shrink-0 text-sm uppercase" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
