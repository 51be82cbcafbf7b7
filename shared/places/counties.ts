import type { countyNames } from './county-names.ts';

/** The 47 counties of Kenya with towns and quarters that people name instead (docs/domain/words.md, "Counties"). */
export const counties: Record<(typeof countyNames)[number], string> = {
  Mombasa: 'Nyali, Likoni, Changamwe, Bamburi, Kisauni, Tudor, Mtwapa Road',
  Kwale: 'Ukunda, Diani, Msambweni, Kinango, Lunga Lunga',
  Kilifi: 'Malindi, Watamu, Mtwapa, Mariakani, Kaloleni, Rabai',
  'Tana River': 'Hola, Garsen, Bura',
  Lamu: 'Mpeketoni, Witu, Faza',
  'Taita-Taveta': 'Voi, Wundanyi, Taveta, Mwatate, Taita',
  Garissa: 'Dadaab, Masalani',
  Wajir: 'Habaswein, Griftu',
  Mandera: 'El Wak, Rhamu, Takaba',
  Marsabit: 'Moyale, Laisamis, Loiyangalani',
  Isiolo: 'Merti, Garbatulla',
  Meru: 'Maua, Nkubu, Timau, Mikinduri',
  'Tharaka-Nithi': 'Chuka, Chogoria, Marimanti, Kathwana, Tharaka, Nithi',
  Embu: 'Runyenjes, Siakago, Kiritiri',
  Kitui: 'Mwingi, Mutomo, Kyuso',
  Machakos: 'Athi River, Mavoko, Syokimau, Mlolongo, Kangundo, Tala, Matuu, Masii',
  Makueni: 'Wote, Emali, Kibwezi, Mtito Andei, Sultan Hamud, Makindu',
  Nyandarua: 'Ol Kalou, Nyahururu Road, Engineer, Njabini',
  Nyeri: 'Karatina, Othaya, Mukurweini, Ruring’u, Naro Moru',
  Kirinyaga: 'Kerugoya, Kutus, Sagana, Mwea, Wang’uru',
  'Murang’a': 'Kenol, Maragua, Kangema, Kandara, Makuyu, Muranga',
  Kiambu: 'Thika, Ruiru, Juja, Kikuyu, Limuru, Githunguri, Kahawa Sukari, Kiambu Road, Ruaka, Banana, Gatundu, Tatu City, Karuri',
  Turkana: 'Lodwar, Kakuma, Lokichoggio',
  'West Pokot': 'Kapenguria, Makutano, Chepareria',
  Samburu: 'Maralal, Wamba, Baragoi',
  'Trans Nzoia': 'Kitale, Kiminini, Endebess',
  'Uasin Gishu': 'Eldoret, Turbo, Burnt Forest, Moiben, Ziwa',
  'Elgeyo-Marakwet': 'Iten, Kapsowar, Chebiemit, Tambach',
  Nandi: 'Kapsabet, Nandi Hills, Mosoriot',
  Baringo: 'Kabarnet, Eldama Ravine, Marigat, Mogotio',
  Laikipia: 'Nanyuki, Nyahururu, Rumuruti',
  Nakuru: 'Naivasha, Gilgil, Molo, Njoro, Subukia, Mai Mahiu, Salgaa',
  Narok: 'Kilgoris, Suswa, Ololulung’a, Maasai Mara',
  Kajiado: 'Kitengela, Ngong, Ongata Rongai, Rongai, Kiserian, Namanga, Loitokitok, Isinya',
  Kericho: 'Litein, Londiani, Kipkelion',
  Bomet: 'Sotik, Longisa, Mulot',
  Kakamega: 'Mumias, Malava, Butere, Lugari, Khwisero',
  Vihiga: 'Mbale, Luanda, Chavakali, Majengo',
  Bungoma: 'Webuye, Kimilili, Chwele, Sirisia',
  Busia: 'Malaba, Port Victoria, Nambale, Funyula',
  Siaya: 'Bondo, Ugunja, Yala, Usenge',
  Kisumu: 'Ahero, Maseno, Muhoroni, Kondele, Awasi',
  'Homa Bay': 'Oyugis, Mbita, Kendu Bay, Ndhiwa',
  Migori: 'Rongo, Awendo, Isebania, Kuria, Muhuru Bay',
  Kisii: 'Ogembo, Suneka, Nyamache, Keroka',
  Nyamira: 'Nyansiongo, Manga, Ekerenyo',
  Nairobi:
    'Westlands, Kasarani, Embakasi, Karen, Lang’ata, Kilimani, Kileleshwa, Lavington, Parklands, Eastleigh, South B, South C, Industrial Area, Roysambu, Ngong Road, Mombasa Road, Ngara, Donholm, Umoja, Buruburu, Kayole, Dagoretti, Kawangware, Kibera, Upper Hill, Upperhill, Thika Road, Kahawa West, Zimmerman, Utawala, Pangani, Ruaraka, Gigiri, Runda, Muthaiga, CBD',
};

/**
 * Letters only, in lower case, so that "Murang'a", "Murang’a" and "MURANGA" are one, and "Rd" is "Road", with a space at both ends of each word.
 */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[’'`ʼ]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `.replaceAll(' rd ', ' road ');

const names = Object.entries(counties).flatMap(([county, towns]) =>
  [county, ...towns.split(', ')].map((name) => ({ county, name: plain(name), isCounty: name === county })),
);

const firstWord = / [^ ]+/;
const namesByFirstWord = Map.groupBy(names, ({ name }) => firstWord.exec(name)?.[0]);

/** Every place of the text where one of the names stands. Word by word: a list of offers asks for hundreds of places. */
function* namesIn(text: string) {
  for (const { 0: word, index: at } of text.matchAll(new RegExp(firstWord, 'g'))) {
    for (const place of namesByFirstWord.get(word) ?? []) {
      if (!text.startsWith(place.name, at)) continue;
      const end = at + place.name.length;
      yield { ...place, at, end, isRoad: place.name.endsWith(' road ') || /^(road|highway) /.test(text.slice(end)) };
    }
  }
}

/**
 * The county of a place as people write it ('Ruring’u, Nyeri', 'nakuru town'), or null when the list knows none in it (docs/domain/words.md,
 * "Counties"). A county named as such counts before a town: 'Karen, Kisumu' is in Kisumu. A road is named after where it leads, so it counts last:
 * 'Kisumu Road, Eldoret' is in Uasin Gishu.
 */
export function countyOf(location: string | null): string | null {
  if (!location) return null;
  const found = [...namesIn(plain(location))];
  // 'Mombasa Road' says nothing about Mombasa.
  const [first] = found
    .filter(({ at, end, name }) => !found.some((longer) => longer.name.length > name.length && longer.at <= at && end <= longer.end))
    .toSorted((a, b) => Number(a.isRoad) - Number(b.isRoad) || Number(b.isCounty) - Number(a.isCounty) || a.at - b.at);
  return first?.county ?? null;
}

/** The county of a dealer's yard: by the location, and where that names none by the business address; null when neither does. */
export const countyOfYard = (yard: { location: string | null; business_address: string | null }): string | null =>
  countyOf(yard.location) ?? countyOf(yard.business_address);
