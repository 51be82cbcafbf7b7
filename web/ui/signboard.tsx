/** A dealer's signboard with the initials of the business. Decorative: the name is shown beside it. */
export function Signboard({ name }: { name: string }) {
  const initials = name.split(/\s+/, 2).map((word) => [...word][0] ?? '');
  return (
    <span className="signboard size-10 shrink-0 text-sm uppercase" aria-hidden="true">
      {initials.join('')}
    </span>
  );
}
