import type { ReactNode } from 'react';

export const notLoaded = 'Maelezo ya miadi yameshindwa kupakia';
export const loading = 'Inapakia miadi';
export const notFound = 'Miadi haikupatikana';
export const noneHere = 'Hakuna miadi kwenye anwani hii';
export const goToDashboard = 'Nenda mwanzo';
export const whyNoneHere = 'Ni ya mtu mwingine, au kiungo hakijakamilika. Miadi yako iko kwenye ukurasa wako wa mwanzo.';
export const breadcrumb = 'Njia ya kurasa';
export const home = 'Tovuti';
export const dashboard = 'Mwanzo';
export const details = 'Maelezo ya miadi';
export const tab = (car: string) => `Miadi: ${car}`;

export const leading = 'Maelezo ya miadi';
export const nairobiTime = 'saa za Nairobi';
export const toCalendar = 'Ongeza kwenye kalenda';
export const maps = 'Ramani';
export const viewOnMaps = 'Ona kwenye Google Maps';
export const noPhone = 'Hakuna nambari ya simu';
export const call = 'Piga simu';
export const whatsApp = 'WhatsApp';

export const confirm = 'Thibitisha';
export const cancel = 'Ghairi miadi';
export const bookAnother = 'Panga kuona tena';
export const youProposed = (other: string) => `Ulipendekeza wakati huu. ${other} atauthibitisha au kupendekeza mwingine.`;
export const theyProposed = (other: string) => `${other} alipendekeza wakati huu. Tafadhali uthibitishe au pendekeza mwingine.`;

export const outcome = 'Matokeo';
export const lookingInto = (reason: string) => `Timu yetu inachunguza matokeo haya: ${reason}`;
export const decided = {
  upheld: (day: string, why: string) => `Timu yetu iliamua ${day}: matokeo yanabaki yalivyorekodiwa. Sababu: “${why}”`,
  overturned: (day: string, why: string) => `Timu yetu iliamua ${day}: matokeo yamerekebishwa. Sababu: “${why}”`,
};
export const notRight = 'Hii si sahihi';
export const noViewing = 'Miadi haikufanyika.';
export const soldAt = (price: ReactNode) => <>Liliuzwa kwa {price}</>;
export const notSold = 'Gari halikuuzwa';
export const recordedByYou = (day: string) => `Ulirekodi ${day}.`;
export const recordedByTeam = (day: string) => `Timu yetu ilirekodi ${day}.`;
export const recordedBy = (day: string, name: string) => `${name} alirekodi ${day}.`;
export const commission = (percent: number, amount: ReactNode) => (
  <>
    Kamisheni {percent}%: {amount}
  </>
);

export const yourNote = 'Maelezo yako';
export const buyersNote = 'Maelezo ya mnunuzi';
export const dealersNote = 'Maelezo ya muuzaji';
export const cancelledBecause = 'Sababu ya kughairi';

export const whatComesNext = 'Kinachofuata';
export const atTheYard = 'Kwenye yadi';
export const inTheYard = [
  'Ona gari wakati wa mchana na uliendeshe',
  'Mwache fundi wako alikague chini',
  'Linganisha nambari ya chesisi na ile ya logbook',
  'Lipa ukiridhika tu',
];
export const afterSale = {
  buyer: [
    'Kuhamisha umiliki: mmiliki ataanza kwenye eCitizen, NTSA; wewe utakubali hapo',
    'Logbook: NTSA itatoa mpya yenye jina lako',
    'Risiti: omba mkataba uliotiwa sahihi na risiti ya ulicholipa',
  ],
  dealer: [
    'Kuhamisha umiliki: mmiliki ataanza kwenye eCitizen, NTSA; mnunuzi atakubali hapo',
    'Logbook: NTSA itatoa mpya yenye jina la mnunuzi',
    'Risiti: mpe mnunuzi mkataba uliotiwa sahihi na risiti',
  ],
};

export const vehicle = 'Maelezo ya gari';
export const offeredPrice = 'Bei ya ofa';
export const budget = 'Bajeti';
export const model = 'Modeli';
export const location = 'Mahali';
