import { bodyOf } from '../../shared/cars/body.ts';
import { makes as soldMost } from '../../shared/cars/makes.ts';
import type { CarBodyType } from '../../shared/cars/options.ts';
import { counties } from '../../shared/places/counties.ts';

// What people sell and ask for in Kenya, and where, each list with the most frequent first. With few makes, towns and names every filter would leave
// half of all rows, and no plan for a rare one would be seen.

/** Beside those that the forms suggest: further models of these makes, and makes that are rare. */
const soldSeldom: Record<string, string> = {
  Toyota:
    'Avensis, Avanza, bB, Belta, Blade, Blizzard, Caldina, Carina, Century, Corsa, Duet, Esquire, Estima, FJ Cruiser, Gaia, GT86, Hilux Surf, Innova, Ipsum, iQ, Ist, Land Cruiser 100, Land Cruiser 300, Liteace, Mark II, Nadia, Opa, Pixis, Platz, Raize, Raum, Regius, Runx, Sai, Starlet, Supra, Tank, Tundra, Urban Cruiser, Verossa, Yaris, Yaris Cross',
  Nissan:
    'Almera, Ariya, Atlas, Avenir, Caravan, Cefiro, Cube, Datsun Go, Elgrand, Fuga, GT-R, Kicks, Kix, Lafesta, Magnite, Moco, Pathfinder, Pino, Presage, Primera, Pulsar, Roox, Rogue, Sentra, Sunny, Terrano, Urvan, Vanette, Versa',
  Mazda: 'Biante, Carol, CX-30, CX-8, CX-9, Flair, MPV, MX-5, RX-8, Titan, Tribute',
  Subaru: 'Ascent, Baja, BRZ, Crosstrek, Dex, Justy, Lucra, Pleo, R2, Sambar, Stella, Tribeca',
  Honda:
    'Acty, Brio, City, CR-Z, Crossroad, Element, HR-V, Jade, Jazz, Legend, Life, Mobilio, N-Box, Odyssey, Pilot, Spike, Step Wagon, Zest',
  Mitsubishi:
    'ASX, Airtrek, Attrage, Challenger, Chariot, Dion, Eclipse Cross, eK Wagon, i-MiEV, Minicab, Pajero Io, Pajero Mini, Rosa, Shogun, Xpander',
  Suzuki: 'Aerio, Baleno, Celerio, Ciaz, Ertiga, Grand Vitara, Ignis, Kei, Kizashi, Landy, Lapin, Palette, S-Presso, Spacia, SX4, XBee',
  Isuzu: 'Bighorn, Forward, FVR, FVZ, Giga, Journey, KB, NKR, NMR, Rodeo, Wizard',
  'Mercedes-Benz': 'Atego, Axor, CLA, CLS, EQA, G-Class, GLB, GLK, ML500, SLK, Sprinter, V-Class, Viano, Vito',
  BMW: '120i, 218i, 323i, 325i, 328i, 330i, 530i, 640i, 730i, 740i, i3, iX, M3, X2, X4, X7, Z4',
  Volkswagen: 'Arteon, Beetle, Caddy, Crafter, ID.4, Scirocco, Sharan, T-Cross, Transporter, T-Roc, Up',
  Audi: 'A1, A7, A8, e-tron, Q2, Q8, S3, TT',
  'Land Rover': 'Discovery 3, Discovery 5, Range Rover Velar, Series III',
  Lexus: 'CT 200h, ES 300h, GS 300, HS 250h, LS 460, LX 600, UX 250h',
  Ford: 'Courier, Edge, Explorer, F-150, Fiesta, Fusion, Mustang, Territory, Transit',
  Hyundai: 'Elantra, Getz, i20, i30, Ioniq 5, Kona, Palisade, Sonata, Venue, Verna',
  Kia: 'Carnival, K2700, Niro, Optima, Seltos, Soul, Stonic',
  Peugeot: '2008, 206, 207, 3, 405, 407, 504, Boxer, RCZ',
  Volvo: 'FH, FM, S40, S80, V50, V60, XC40, XC70',
  Daihatsu: 'Boon, Charade, Copen, Rocky, Sirion, Thor',
  Jeep: 'Cherokee, Commander, Gladiator, Patriot',
  Porsche: '718 Boxster, 911, Taycan',
  BYD: 'e6, Han, Qin, Seagull, Song, Tang',
  Citroën: 'Berlingo, C-Élysée, C3, C4 Aircross, C5, DS3, Jumpy',
  Renault: 'Captur, Clio, Duster, Kadjar, Koleos, Kwid, Mégane, Scénic',
  Škoda: 'Fabia, Kodiaq, Octavia, Rapid, Superb, Yeti',
  Opel: 'Astra, Corsa, Insignia, Meriva, Vectra',
  Fiat: '500, Doblò, Ducato, Panda, Punto',
  Mini: 'Clubman, Cooper, Cooper S, Countryman',
  Jaguar: 'E-Pace, F-Pace, F-Type, XE, XF, XJ',
  Chevrolet: 'Aveo, Captiva, Cruze, Optra, Spark, Trailblazer, Utility',
  Infiniti: 'EX35, FX35, Q50, QX56, QX70',
  Tesla: 'Model 3, Model S, Model X, Model Y',
  Mahindra: 'Bolero, KUV100, Scorpio, Thar, TUV300, XUV500',
  Tata: 'Ace, LPT 1518, Prima, Safari, Super Ace, Xenon',
  Hino: '300, 500, 700, Dutro, Liesse, Ranger',
  'UD Trucks': 'Condor, Croner, Kuzer, Quester',
  Scania: 'G420, P360, R450, Touring',
  MAN: 'TGL, TGM, TGS, TGX',
  Iveco: 'Daily, Eurocargo, Stralis, Trakker',
  DAF: 'CF, LF, XF',
  FAW: 'J5, J6, Tiger V',
  Foton: 'Aumark, Auman, Thunder, Tunland, View',
  Haval: 'H2, H6, H9, Jolion',
  Chery: 'Omoda 5, QQ, Tiggo 4, Tiggo 7, Tiggo 8',
  'Great Wall': 'Poer, Steed, Wingle 5, Wingle 7',
  Geely: 'Coolray, Emgrand, Geometry C',
  JAC: 'S3, T6, T8, X200',
  MG: 'HS, MG5, RX5, ZS',
  Proton: 'Exora, Saga, X50',
  SsangYong: 'Actyon, Korando, Kyron, Rexton, Tivoli',
  Changan: 'CS35, CS55, Hunter',
  Jetour: 'Dashing, T2, X70',
  Mobius: 'Mobius II, Mobius III',
  Dodge: 'Caliber, Challenger, Durango, Journey, Nitro, Ram 1500',
  Chrysler: '300C, Grand Voyager, PT Cruiser',
  Hummer: 'H2, H3',
  Bentley: 'Bentayga, Continental GT, Flying Spur',
  'Alfa Romeo': 'Giulia, Giulietta, Stelvio',
  SEAT: 'Ateca, Ibiza, León',
};

interface Model {
  make: string;
  model: string;
  /** KSh, of one that is a few years old. */
  price: number;
  body_type: CarBodyType | null;
}

const bodyTypes: Partial<Record<ReturnType<typeof bodyOf>, CarBodyType>> = {
  hatch: 'hatchback',
  saloon: 'sedan',
  suv: 'suv',
  wagon: 'wagon',
  pickup: 'pickup',
  coupe: 'coupe',
};

/** The models of 60 makes. A make stands before others as in its list, a model within its make: the product of both places is how rare it is. */
export const models: Model[] = [...new Set([...Object.keys(soldMost), ...Object.keys(soldSeldom)])]
  .flatMap((make, place) =>
    [...(soldMost[make] ?? []), ...(soldSeldom[make]?.split(', ') ?? [])].map((model, within) => ({
      make,
      model,
      price: 600_000 + ((place * 7 + within * 13) % 40) ** 2 * 4_000,
      body_type: bodyTypes[bodyOf(`${make} ${model}`)] ?? null,
      rarity: (place + 1) * (within + 1),
    })),
  )
  .sort((one, other) => one.rarity - other.rarity)
  .map(({ rarity: _, ...model }) => model);

const largest = ['Nairobi', 'Kiambu', 'Mombasa', 'Nakuru', 'Uasin Gishu', 'Kisumu', 'Machakos', 'Kajiado'] as const;

/** The towns and quarters of all 47 counties, those of the largest first. */
export const towns: { town: string; county: string }[] = Object.entries({
  ...Object.fromEntries(largest.map((county) => [county, counties[county]])),
  ...counties,
}).flatMap(([county, places]) => places.split(', ').map((town) => ({ town: `${town}, ${county}`, county })));

const firstNames =
  'Wanjirũ, Otieno, Chebet, Amina, Kiprotich, Naliaka, Mutua, Njeri, Achieng, Brian, Mũthoni, Zawadi, José, Faith, Hassan, Zoë, Kĩmani, Mercy, Omondi, Fatuma, Kevin, Renée, Nekesa, Barasa, Halima, Joël, Wambui, Ouma, Chloé, Rashid';
const lastNames =
  'Kamau, Odhiambo, Koech, Hassan, Cheruiyot, Wafula, Musyoka, Mwangi, Ng’ang’a, Kĩbaki, Mũgo, Njũgũna, Abdi, Were, Simiyu, Lekishon, Kiplagat, Ndung’u, Müller, Wekesa, Mbũgua, Okoth, Langat, Patel, Côté, Mwakio, Ali, Chirchir, Gĩthĩnji';

/** Names as people write them, some with letters that a keyboard doesn't have. */
export const names: string[] = firstNames.split(', ').flatMap((first) => lastNames.split(', ').map((last) => `${first} ${last}`));
