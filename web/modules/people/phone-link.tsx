/** A phone number as typed; a `tel:` link when it is a valid one. */
export function PhoneLink({ typed, number }: { typed: string; number: string | null }) {
  if (!number) return <span>{typed}</span>;
  return (
    <a className="link -my-3 inline-block py-3 min-[21rem]:whitespace-nowrap" href={`tel:${number}`}>
      {typed}
    </a>
  );
}
