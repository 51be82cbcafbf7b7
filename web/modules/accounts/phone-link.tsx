/** A phone number as typed; a `tel:` link when it is a valid one. */
export function PhoneLink({ typed, number }: { typed: string; number: string | null }) {
  if (!number) return <span>{typed}</span>;
  return (
    <a className="link -my-2.5 inline-flex min-h-11 items-center" href={`tel:${number}`}>
      {typed}
    </a>
  );
}
