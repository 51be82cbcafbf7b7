export const whatFor = 'Simu iliyouzwa au kupotea, au cyber: ifunge hapa, na itabidi kuingia tena.';
export const loading = 'Inapakia mahali ulipoingia';
export const browserOn = (browser: string, system: string) => `${browser} kwenye ${system}`;
export const aBrowser = 'Kivinjari';
export const aBrowserOn = (system: string) => `Kivinjari kwenye ${system}`;
export const thisBrowser = 'kivinjari hiki';
export const signedInOn = (day: string) => `Uliingia ${day}`;
export const lastUsed = (signedIn: string, day: string, time: string) => `Uliingia ${signedIn}, kilitumika mwisho ${day} karibu ${time}`;
export const end = 'Funga';
export const endThat = (browser: string, day: string) => `Funga: ${browser}, uliingia ${day}`;
export const ended = 'Kivinjari hicho kimeondolewa';
export const notEnded = 'Imeshindwa kufunga';
export const endOthers = 'Funga vingine vyote';
export const askEndOthers = 'Unafunga vingine vyote?';
export const othersEnded = 'Vivinjari vingine vyote vimeondolewa';
export const othersNotEnded = 'Imeshindwa kufunga vingine';
export const mustSignIn =
  'Kila kivinjari kingine kitabidi kuingia tena. Huenda mtu mwingine analijua nenosiri lako? Basi libadilishe: hilo pia litawaondoa.';
