// English words, and the Swahili ones beside them. "Fedha" alone is money, and "machungwa" alone is fruit.
const paints: [paint: string, words: string][] = [
  ['#f2f0ea', 'white|pearl white|nyeupe|mweupe'],
  ['#e6e2da', 'pearl'],
  ['#bbb', 'silver|silva|rangi (?:ya )?fedha'],
  ['#788', 'gr[ea]y|charcoal|gunmetal|kijivu'],
  ['#344', 'black|nyeusi|mweusi'],
  ['#723', 'maroon|wine|burgundy|damu ya mzee'],
  ['#b33', 'red|nyekundu'],
  ['#47a', 'blue|navy|bluu|buluu|samawati'],
  ['#475', 'green|kijani'],
  ['#b93', 'gold|golden|dhahabu'],
  ['#cb9', 'beige|cream|champagne'],
  ['#853', 'brown|bronze|kahawia|hudhurungi'],
  ['#d72', 'orange|rangi (?:ya )?machungwa'],
  ['#db3', 'yellow|njano|manjano'],
  ['#d89', 'pink|waridi'],
  ['#759', 'purple|zambarau'],
];

/** The paint of a car whose colour nobody named. */
export const sand = '#cb8';

const anyColour = `\\b(?:${paints.map(([, words]) => words).join('|')})\\b`;
const refused = '\\b(?:not|no|never|except|avoid|without|other than|but|don.?t|sio|si|isipokuwa|bila|hapana)\\b';
const notTheCar =
  'park|hills?|estate|house|road|street|gardens?|valley|court|mall|city|sea|card|edition|efficiency|plates?|interior|inside|seats?|leather|rims?|wheels?|alloys?|roof|tints?|trim|bumpers?|lights?|stripes?';

/** What is no wish for a colour: "not red, black or white", "any colour but black", "Green Park", "black leather seats". */
const noWishes = [
  new RegExp(`${refused}[^,.;!?\\n]*?${anyColour}(?:[\\s,/]*(?:or|and|nor|na|au)?[\\s,/]+${anyColour})*`, 'gi'),
  new RegExp(`${anyColour}[\\s-]+(?:${notTheCar})\\b`, 'gi'),
];
const wish = new RegExp(anyColour, 'i');

/** The paint of the first colour that these texts ask for or state, in English or Swahili; sand when there is none. A colour that is refused ("not red") doesn't count. */
export function paintOf(...texts: (string | null | undefined)[]): string {
  for (const text of texts) {
    const word = noWishes.reduce((left, pattern) => left.replace(pattern, ' '), text ?? '').match(wish)?.[0];
    const paint = word && paints.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word));
    if (paint) return paint[0];
  }
  return sand;
}
