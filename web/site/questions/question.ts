/** A question with its answer: plain words, because search engines show them too. */
export interface Question {
  /** The anchor in the address. */
  id: string;
  ask: string;
  answer: string;
  /** Where it goes on. */
  more?: { href: string; label: string };
}
