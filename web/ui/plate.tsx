interface PlateProps {
  text: string;
  title?: string;
  /** Yellow behind, as on a Kenyan car; white in front. */
  isYellow?: boolean;
}

/** A Kenyan number plate: the product's badge, reference number and mark of a checked dealer. */
export function Plate({ text, title, isYellow = false }: PlateProps) {
  return (
    <span className={isYellow ? 'plate plate-yellow' : 'plate'} title={title}>
      <span aria-hidden="true">KE</span>
      <span>{text}</span>
    </span>
  );
}
