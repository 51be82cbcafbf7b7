/** A step of a deal as a stop on a road: its number, title and text. */
export function Stop({ step, title, text }: { step: number; title: string | undefined; text: string | undefined }) {
  return (
    <li className="stop">
      <span className="stop-sign" aria-hidden="true">
        {step}
      </span>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="text-muted mt-1">{text}</p>
      </div>
    </li>
  );
}
