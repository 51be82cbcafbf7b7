/** The facts of an event, in words, of which its sentence is made. */
export interface Told {
  /** Who did it: 'You', a name, 'System'. */
  who: string;
  /** Whose account or business it is about. */
  person: string;
  dealer: string;
  buyer: string;
  /** Whose thing it is: of a request, a message, a review, and of whatever was reported. */
  owner: string;
  /** 'a Nissan X-Trail 2017' */
  aCar: string;
  /** How many photos of a thing were taken away; 0 when it was the thing itself. */
  photos: number;
  /** What was offered, the final price of a sale, a commission. */
  price: string;
  finalPrice: string;
  amount: string;
}
