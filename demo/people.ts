/** [name, where they live, days since they joined] */
export const buyers = {
  wanjiku: ["Wanjikũ Ng'ang'a", 'Nairobi, Kasarani', 58],
  achieng: ['Achieng Odhiambo', 'Kisumu, Milimani', 55],
  kiprotich: ['Kiprotich Cheruiyot', 'Eldoret, Elgon View', 54],
  mutua: ['Mutua Kyalo', 'Machakos', 52],
  nafula: ['Nafula Wekesa', 'Bungoma', 50],
  obrien: ["Patrick O'Brien", 'Nairobi, Karen', 49],
  halima: ['Halima Abdi Noor', 'Nairobi, Eastleigh', 48],
  mwende: ['Mwende Kĩlonzo', 'Kitui', 47],
  onyango: ['Onyango Ouma', 'Siaya', 46],
  chebet: ['Chebet Koech', 'Kericho', 44],
  njoroge: ['Njoroge Kamau', 'Thika, Section 9', 43],
  kemunto: ['Kemunto Nyaboke', 'Kisii', 42],
  muthoni: ["Mũthoni Ng'endo", 'Nyeri, Ruring’u', 41],
  karisa: ['Karisa Kazungu', 'Kilifi', 40],
  mwakio: ['Mwakio Mwandawiro', 'Voi', 38],
  gitonga: ['Gitonga Mũriuki', 'Meru, Makutano', 37],
  fatma: ['Fatma Said Omar', 'Mombasa, Nyali', 35],
  lekishon: ['Lekishon ole Nkaissery', 'Kajiado', 33],
  priya: ['Priya Shah', 'Nairobi, Parklands', 31],
  wafula: ['Wafula Simiyu', 'Kitale', 30],
  jeptoo: ["Jeptoo Chepng'etich", 'Nandi Hills', 28],
  omondi: ["Omondi Ong'any", 'Homa Bay', 25],
  wairimu: ['Wairimũ Mwangi', 'Nakuru, Milimani', 22],
  musyoka: ['Musyoka Ndambuki', 'Athi River', 19],
  ekai: ['Ekai Lokaale', 'Lodwar', 15],
  hassan: ['Hassan Ali Bakari', 'Malindi', 12],
  moraa: ['Moraa Bosire', 'Nairobi, Lang’ata', 8],
  tuwei: ['Tuwei Kiptoo', 'Eldoret, Pioneer', 3],
} as const satisfies Record<string, readonly [string, string, number]>;
export type BuyerKey = keyof typeof buyers;

/** [business, contact person, where, address, days since they joined] */
export const verifiedDealers = {
  rift: ['Rift Valley Motors', 'Kipkemboi Rono', 'Nakuru', 'Nairobi–Nakuru Highway, next to the Total station, Nakuru', 60],
  ngong: ['Ngong Road Auto Bazaar', 'Kamau Gĩthinji', 'Nairobi', 'Ngong Road, opposite the racecourse, Nairobi', 60],
  pwani: ['Pwani Car Imports', 'Salim Mbarak', 'Mombasa', 'Moi Avenue, near the tusks, Mombasa', 59],
  lakeside: ['Lakeside Autos', 'Otieno Okoth', 'Kisumu', 'Obote Road, Kisumu', 59],
  highland: ['Highland Wheels', 'Cherono Sang', 'Eldoret', 'Uganda Road, next to the flyover, Eldoret', 58],
  chania: ['Chania Car Yard', 'Njeri Kariũki', 'Thika', 'Kenyatta Highway, Thika', 58],
  kirinyaga: ['Mount Kenya Motors', 'Wachira Gathogo', 'Nyeri', 'Kimathi Way, Nyeri', 57],
  masaku: ['Masaku Motor Mart', 'Mutinda Muli', 'Machakos', 'Mwatu wa Ngoma Road, Machakos', 57],
  kiambu: ['Kiambu Road Cars', 'Wanjohi Mbũgua', 'Kiambu', 'Kiambu Road, Ridgeways, Kiambu', 56],
  bypass: ['Eastern Bypass Autos', 'Abdirahman Yusuf', 'Nairobi', 'Eastern Bypass, Utawala, Nairobi', 55],
  meru: ['Nyambene Auto Sales', 'Kĩthinji Mwenda', 'Meru', 'Makutano, Meru–Nairobi Road, Meru', 54],
  gusii: ['Gusii Highlands Cars', 'Nyakundi Ogeto', 'Kisii', 'Hospital Road, Kisii', 53],
  kericho: ['Tea Country Motors', 'Langat Bett', 'Kericho', 'Moi Highway, Kericho', 52],
  nyali: ['Nyali Prime Autos', 'Zuhura Athman', 'Mombasa', 'Links Road, Nyali, Mombasa', 50],
  kakamega: ['Mulembe Autos', 'Shikuku Amukowa', 'Kakamega', 'Kisumu Road, Kakamega', 49],
  westlands: ['Westlands Executive Cars', 'Rajesh Patel', 'Nairobi', 'Waiyaki Way, Westlands, Nairobi', 48],
  naivasha: ['Naivasha Auto Point', 'Waithera Kĩmani', 'Naivasha', 'Moi Avenue, Naivasha', 46],
  embu: ['Embu Trusted Cars', 'Njeru Ireri', 'Embu', 'Kenyatta Highway, Embu', 45],
  kitale: ['Cherangany Motors', 'Barasa Wanyonyi', 'Kitale', 'Kenyatta Street, Kitale', 43],
  kitengela: ['Kitengela Car Hub', 'Saitoti ole Kina', 'Kajiado', 'Namanga Road, Kitengela', 42],
  jogoo: ['Jogoo Road Motors', 'Makokha Juma', 'Nairobi', 'Jogoo Road, next to the city stadium, Nairobi', 40],
  malindi: ['Malindi Auto Traders', 'Charo Ngala', 'Malindi', 'Lamu Road, Malindi', 36],
  nanyuki: ['Nanyuki Four by Four', 'Gichuru Mathenge', 'Nanyuki', 'Kenyatta Avenue, Nanyuki', 34],
  bungoma: ['Western Gate Cars', 'Nekesa Wafula', 'Bungoma', 'Moi Avenue, Bungoma', 32],
  ruiru: ['Ruiru Bypass Autos', "Ndũng'ũ Mĩgwi", 'Kiambu', 'Northern Bypass, Ruiru', 30],
  voi: ['Tsavo Motors', 'Mghanga Mwasaru', 'Voi', 'Mombasa Road, Voi', 26],
} as const satisfies Record<string, readonly [string, string, string, string, number]>;
export type DealerKey = keyof typeof verifiedDealers;

/** Not verified yet; same columns. */
export const waitingDealers = {
  baraka: ['Baraka Car Sales', 'Nduta Waweru', 'Nairobi', 'Outer Ring Road, Donholm, Nairobi', 2],
  simba: ['Simba Auto Yard', 'Mwangangi Nzuki', 'Machakos', 'Syokimau, Mombasa Road, Machakos', 4],
  turkwel: ['Turkwel Motors', 'Lomuria Ekiru', 'Kitale', 'Lodwar Road, Kitale', 1],
  lamu: ['Swahili Coast Autos', 'Bwanamkuu Shee', 'Kilifi', 'Mtwapa, Malindi Road, Kilifi', 6],
} as const satisfies Record<string, readonly [string, string, string, string, number]>;

/** Verified once, and suspended since; same columns. */
export const suspendedDealers = {
  kasarani: ['Kasarani Quick Cars', 'Maina Kĩragũ', 'Nairobi', 'Mwiki Road, Kasarani, Nairobi', 24],
} as const satisfies Record<string, readonly [string, string, string, string, number]>;
export type SuspendedKey = keyof typeof suspendedDealers;

/** The one password of all demo accounts; it is printed at each start. */
export const demoPassword = 'Karibu2026';

/** People whose e-mail is easy to remember; the others have their key before the @. */
const addresses: Record<string, string> = { wanjiku: 'buyer', rift: 'dealer', baraka: 'newdealer' };

/** The e-mail of a person of the demo. */
export function emailOf(key: string): string {
  return `${addresses[key] ?? key}@demo.example`;
}
