/** The bodies we have drawings of. */
export const bodies = ['hatch', 'saloon', 'suv', 'wagon', 'coupe', 'pickup', 'van', 'bus', 'lorry', 'tractor', 'motorbike'] as const;
export type BodyType = (typeof bodies)[number];

// The body of the models that are most requested in Kenya. The first that fits is taken: a "pickup truck" is no lorry, a "minibus" no bus.
const models: [BodyType, RegExp][] = [
  ['pickup', /hilux|d-?max|navara|ranger|l200|amarok|hardbody|pick-?up|double cab/i],
  ['tractor', /tractor|trekta|massey|\bmf ?\d{3}|john deere|new holland|kubota|sonalika|swaraj|landini|case ih/i],
  [
    'van',
    /hiace|caravan|urvan|mini-?bus|matatu|noah|voxy|alphard|vellfire|town ?ace|lite ?ace|vanette|bongo|transporter|sprinter|\bvito\b|peugeot boxer|starex|\bvan\b/i,
  ],
  [
    'lorry',
    /lorry|\blori\b|truck|tipper|canter|fuso|\b[fn][knprsv][rhz]\b|isuzu (elf|giga|forward)|\bhino\b|\bdyna\b|actros|\baxor\b|atego|scania|howo|prime mover/i,
  ],
  ['bus', /\bbus\b|coaster|\brosa\b|civilian/i],
  [
    'motorbike',
    /motor ?-?(bike|cycle)|piki ?piki|nduthi|boda|\bboxer\b|\btvs\b|bajaj|pulsar|haojue|yamaha|\bhonda (ace|cbr?|cg|xl|xr)\b|\bscooter/i,
  ],
  ['wagon', /fielder|probox|succeed|caldina|wingroad|levorg|outback|stream|wish|sienta|freed|wagon/i],
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
