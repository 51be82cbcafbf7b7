import { sw as plural } from '../../plural.ts';

export const typeCode = 'Tafadhali andika msimbo';
export const typeSixDigits = 'Tafadhali andika tarakimu sita zinazoonyeshwa na programu';
export const keepFirst = 'Tafadhali tunza misimbo kwanza: inaonyeshwa sasa tu';

export const needed = 'Nenosiri lako ni sahihi. Sasa andika msimbo unaoonyeshwa na programu yako ya uthibitishaji.';
export const setUpFirst = 'Tafadhali weka hatua ya pili kwanza.';
export const showFirst = 'Tafadhali onyesha kwanza kwamba ni wewe.';
export const typeCodeToo = 'Tafadhali andika pia msimbo wa programu yako ya uthibitishaji.';
export const over = 'Muda wa hatua hii umeisha. Tafadhali anza tena na nenosiri lako.';
export const wrongCode = 'Msimbo huu si sahihi, au umeshatumika.';
export const triesLeft = (left: number) =>
  left === 0 ? 'Hakuna jaribio lililobaki.' : plural(left, { one: 'Limebaki jaribio 1.', other: 'Yamebaki majaribio #.' });
export const tooManyWrong = 'Misimbo mingi mno isiyo sahihi.';
export const byLink = 'Fungua kiungo tulichokutumia kwa barua pepe: kitakuingiza.';
export const byCall = 'Bila simu na misimbo ya dharura, ni timu yetu tu inayoweza kukuruhusu, baada ya kukupigia.';
export const isOn = 'Hatua yako ya pili imeshawashwa.';
export const isOff = 'Hatua ya pili imezimwa.';
export const changedTooOften = 'Umebadilisha hatua ya pili mara nyingi sana kwa saa moja iliyopita.';
export const loadAgain = 'Tafadhali pakia ukurasa huu tena: ufunguo wake hautumiki tena.';
export const own = 'Switch off your own on your profile; without phone and codes, on the server.';
