import type { ReactNode } from 'react';

export const lead = (siteName: string) => `Masharti kati yako na ${siteName}, kwa maneno rahisi.`;

export const whatWeAre = 'Sisi ni nani';
export const aboutUs = (siteName: string) => (
  <>
    <p>
      {siteName} ni soko. Mnunuzi anataja gari analotaka; wauzaji waliothibitishwa wanajibu kwa ofa; wawili hao wanakutana na kuamua. Sisi
      tunawakutanisha na kuweka kumbukumbu.
    </p>
    <p>Hatumiliki, hatukagui wala hatuuzi magari, na hatuhusiki katika mauzo. Mkataba wa mauzo ni kati ya mnunuzi na muuzaji.</p>
  </>
);

export const whoMayUseIt = 'Nani anaweza kutumia';
export const aboutUsers = () => (
  <>
    <p>
      Lazima uwe na miaka 18 au zaidi. Kila mtu anasema hivyo anapojisajili, na aliye chini ya miaka 18 haruhusiwi kuwa na akaunti: ukimjua
      mmoja, tafadhali tuambie.
    </p>
    <p>
      Toa jina lako la kweli, usimpe mtu nenosiri lako, na tuambie mara moja mtu mwingine akitumia akaunti yako. Mtu mmoja au biashara moja
      ina akaunti moja.
    </p>
  </>
);

export const buyers = 'Wanunuzi';
export const aboutBuyers = () => (
  <>
    <p>Kutuma ombi, kulinganisha ofa na kupanga kuona gari ni bure. Unamlipa muuzaji, na kamwe hutulipi sisi.</p>
    <p>
      Ukikubali ofa hapa huwezi kubadilisha, lakini si kununua: bado utaona gari, na unaweza kuamua kutonunua. Panga miadi unayokusudia
      kuitimiza, na ghairi mapema ukishindwa kuja.
    </p>
    <p>Baada ya miadi, sema kwa ukweli kama gari liliuzwa na kwa bei gani, na mpe nyota muuzaji uliyekutana naye tu.</p>
  </>
);

export const dealers = 'Wauzaji na uthibitishaji';
export const aboutDealers = () => (
  <>
    <p>
      Ili kutoa ofa, muuzaji lazima athibitishwe. Kwa hilo tunahitaji jina la biashara, anwani yake, nambari ya simu na leseni halali ya
      biashara; mtu wa timu yetu anavikagua. Jina, leseni au anwani ikibadilika, inakaguliwa tena.
    </p>
    <p>
      Uthibitisho unasema kwamba tulitafuta nambari ya leseni, tulipiga simu na tulihakikisha anwani. Si dhamana ya gari wala ya mwenendo wa
      muuzaji. Tunaweza kuuondoa, na tutamwambia muuzaji sababu.
    </p>
    <p>
      Ofa ni ya kweli, ya gari unaloweza kulionyesha, kwa bei unayoisimamia: hakuna mitego, hakuna ada zilizofichwa. Kila muuzaji anatoa ofa
      moja kwa ombi moja. Uza tu magari unayoyamiliki au uliyoruhusiwa kuyauza, na ambayo hati zake ni sawa.
    </p>
  </>
);

export const commission = (percent: number) => `Kamisheni: ${percent}%`;
export const whatIsOwed = (siteName: string, percent: number, payDays: number, disputeDays: number) => (
  <>
    <p>
      Kwa kila gari linalouzwa kupitia {siteName} muuzaji anadaiwa {percent}% ya bei ya mwisho. Deni linaanza miadi inaporekodiwa kwamba
      imekamilika kwa mauzo, na linalipwa ndani ya siku {payDays}. Hakuna ada nyingine: iwe ya kujiunga, ya kutoa ofa au kwa wanunuzi.
    </p>
    <p>
      Kufanya nje ya tovuti biashara iliyopatikana hapa ili kukwepa kamisheni, au kutaja bei isiyo ya kweli, kunaweza kumfanya muuzaji
      apoteze uthibitisho.
    </p>
    <p>
      Mmoja asipokubaliana na matokeo yaliyorekodiwa, anaweza kusema hivyo ndani ya siku {disputeDays}; kamisheni ambayo bado haijalipwa
      itasubiri hadi tuamue, na siku zake {payDays} zitaanza upya mauzo yakithibitishwa. Tukifuta mauzo ambayo kamisheni yake ililipwa,
      tutarejesha kamisheni hiyo, au tutabaki nayo na kumwambia muuzaji sababu.
    </p>
  </>
);

export const notAllowed = 'Yasiyoruhusiwa';
export const forbidden = [
  'Ofa za uongo, maoni ya kubuni, au kutumia jina la mtu mwingine.',
  'Kumwomba mnunuzi pesa kabla hajaona gari, au kwa jina letu.',
  'Magari ya wizi, magari yenye nambari za chesisi zilizobadilishwa, au hati zisizo za gari hilo.',
  'Vitisho, matusi, au ujumbe usiohusu gari.',
  'Kukusanya data za watu wengine, au kuvuruga huduma.',
];

export const liability = 'Tunachowajibika nacho';
export const whatWeAnswerFor = () => (
  <>
    <p>
      Tunaendesha huduma kwa uangalifu, na hatuwezi kuahidi kwamba haitakatika kamwe. Hatuwajibiki kwa hali ya gari, kwa anachosema mnunuzi
      au muuzaji, wala kwa malipo kati yao.
    </p>
    <p>
      Hakuna chochote hapa kinachoondoa haki unazopewa na Katiba, Sheria ya Kulinda Watumiaji (Consumer Protection Act) na sheria nyingine
      za Kenya.
    </p>
  </>
);

export const ending = 'Kufunga akaunti';
export const howItEnds = (privacyPolicy: (name: string) => ReactNode) => (
  <p>
    Unaweza kufuta akaunti yako kwenye wasifu wako. Hilo linasubiri ikiwa kuna kamisheni ambayo haijalipwa, miadi iliyo wazi au matokeo
    yenye pingamizi. Tunaweza kuondoa kwenye tovuti kinachovunja masharti haya, kumwonya aliyekiweka, au kumwondolea muuzaji uthibitisho, na
    tunasema sababu. Tunachopaswa kuhifadhi baada ya akaunti kufutwa, na kwa muda gani, kiko kwenye {privacyPolicy('Sera ya faragha')}.
  </p>
);

export const law = 'Sheria na mabadiliko';
export const lawOfKenya = (address: ReactNode) => (
  <>
    <p>
      Sheria za Kenya ndizo zinazotumika, na mahakama za Kenya ndizo zinazoamua. Tuandikie kwanza: mengi yanaweza kumalizwa kwa mazungumzo.
    </p>
    <p>Toleo la masharti haya liko juu ya ukurasa. Pamoja na akaunti yako tunahifadhi ni lipi ulilokubali, na lini.</p>
    <p>Maswali: {address}</p>
  </>
);
