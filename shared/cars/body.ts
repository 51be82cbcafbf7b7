/** The car bodies we have drawings of. */
export type BodyType = 'hatch' | 'saloon' | 'suv' | 'wagon' | 'coupe' | 'pickup';

// The body of the models that are most requested in Kenya.
const models: [BodyType, RegExp][] = [
  ['pickup', /hilux|d-?max|navara|ranger|l200|amarok|hardbody|pick-?up|double cab/i],
  [
    'wagon',
    /fielder|probox|succeed|caldina|wingroad|levorg|outback|stream|wish|noah|voxy|sienta|alphard|hiace|caravan|freed|wagon|\bvan\b/i,
  ],
  ['hatch', /vitz|passo|demio|\bfit\b|jazz|note|march|swift|aqua|polo|golf|leaf|\bist\b|yaris|auris|tiida|mira|alto|dolphin|hatch/i],
  [
    'suv',
    /rav ?4|prado|land ?cruiser|forester|x-?trail|cx-?[3579]|cr-?v|vezel|harrier|outlander|pajero|tiguan|touareg|\bq[357]\b|\bx[1-6]\b|range rover|discovery|defender|jimny|escudo|vitara|juke|qashqai|dualis|kluger|rush|tucson|sportage|sorento|everest|fortuner|suv/i,
  ],
  ['coupe', /mustang|gt ?86|brz|supra|rx-?[78]|coup[eé]|roadster/i],
];

/** The body to draw for a model as the buyer typed it; a saloon for an unknown model. */
export function bodyOf(carModel: string): BodyType {
  return models.find(([, names]) => names.test(carModel))?.[0] ?? 'saloon';
}
