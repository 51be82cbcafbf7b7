export const openAccount = 'Fungua akaunti yangu';
export const whatICanDo = 'Ona ninachoweza kufanya';
export const seeHowItStands = 'Ona hali ilivyo';

export const warned = (address: string) => `Hakuna kingine kilichobadilika. Kama hukubaliani, tuandikie: ${address}.`;
export const standsStill =
  'Wengine hawaoni unachouza wala unachotafuta. Ofa zako na za wengine kwako zimesimama, na miadi yako ijayo imeghairiwa.';
export const staysOwed =
  'Mliyokubaliana na unachodaiwa kinabaki. Unaweza kueleza mara moja, kwenye ukurasa wako wa mwanzo, kwa nini hukubaliani.';
export const restored = (address: string) => `Wengine wanaona tena unachouza au unachotafuta. Una swali? Tuandikie: ${address}.`;

export const acceptedStays = {
  buyer: 'Ofa uliyokubali inabaki imekubaliwa, na unaweza kukubali nyingine.',
  dealer: 'Ofa iliyokubaliwa inabaki imekubaliwa, na unaweza kuendelea kutoa ofa kwa maombi mengine.',
};
export const begun =
  'Miadi iliyoanza unaweza kuirekodi na kutoa nyota kama kawaida. Bado hatujui itachukua muda gani, na hatumwambii mtu yeyote sababu.';
export const tellUs = {
  buyer: (dealer: string, address: string) => `Kuna jambo kuhusu muuzaji ${dealer} tunalopaswa kujua? Tuandikie: ${address}.`,
  dealer: (buyer: string, address: string) => `Kuna jambo kuhusu mnunuzi ${buyer} tunalopaswa kujua? Tuandikie: ${address}.`,
};
export const asAlways = 'Kama kawaida: hakuna anayehitaji pesa zako kabla hujaona gari.';
