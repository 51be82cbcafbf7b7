/** The few pixels of a photo as a data URI, blurred below it until it has come; nothing where they are not known. Both stand in a `photo-ground`. */
export function Placeholder({ of }: { of: string | null | undefined }) {
  return of ? <img src={of} alt="" className="photo-placeholder" /> : null;
}
