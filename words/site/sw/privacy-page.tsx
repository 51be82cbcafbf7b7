import type { ReactNode } from 'react';

export const lead = 'Tunachojua kukuhusu, nani anakiona, na kinafutwa lini.';

export const whatWeKeep = 'Tunachohifadhi';
export const kept = () => (
  <ul>
    <li>
      <strong>Akaunti yako:</strong> jina, barua pepe, nambari ya simu, mahali; kwa wauzaji pia jina la biashara, anwani, saa za kufungua na
      leseni, pamoja na picha yake ikiwa uliituma.
    </li>
    <li>
      <strong>Biashara zako:</strong> maombi, ofa, miadi, matokeo, mapingamizi, nyota, kamisheni, magari na picha zake, na unachohifadhi au
      kuripoti. Tunaondoa kwenye picha data iliyofichwa ya mahali na kamera.
    </li>
    <li>
      <strong>Ujumbe wako</strong> katika biashara, pamoja na picha zake.
    </li>
    <li>
      <strong>Kwa usalama:</strong> majaribio ya kuingia na yaliyofanywa hapa, pamoja na anwani ya mtandao yalikotoka, na kumbukumbu za
      kiufundi.
    </li>
  </ul>
);

export const why = 'Kwa nini';
export const whatFor =
  'Ili kutoa huduma uliyoomba, kuwakagua wauzaji, kuhesabu kamisheni, kuwazuia matapeli, na kutii sheria. Hatuuzi data yako, hatuonyeshi matangazo wala hatukufuatilii kwenye tovuti nyingine.';

export const whoSeesWhat = 'Nani anaona nini';
export const seen = [
  'Ombi la mnunuzi linaonyeshwa kwa wauzaji; jina la mnunuzi linaonyeshwa kwa wauzaji waliothibitishwa tu.',
  'Nambari ya simu ya mnunuzi haiko kwenye orodha yoyote ambayo wauzaji wanasoma. Muuzaji aliyethibitishwa anaweza kuiona ikiwa tu ulikubali kwenye ombi, na kila inapotazamwa hurekodiwa. Ukishakuwa na miadi, wewe na mwenzako mnaona mawasiliano yenu.',
  'Kuhusu muuzaji, kila aliyeingia anaona jina la mtu na la biashara, saa za kufungua, magari yanayouzwa, nyota na maoni yake, na, akishathibitishwa, anwani ya biashara.',
  'Muuzaji haoni kamwe ofa ya muuzaji mwingine.',
  'Ujumbe ni wa watu wawili walio katika biashara. Timu yetu pia inaweza kuusoma, kwa mfano kuamua ripoti au pingamizi; kila mazungumzo inayofungua hurekodiwa.',
  'Nyota na maoni yako yanaonekana kwenye ukurasa wa muuzaji kama “Mnunuzi” pamoja na mwezi; jina lako halionyeshwi kamwe. Maoni ya zamani, yaliyotolewa kabla fomu haijasema hivyo, yanaonekana kwa watu wawili walio katika biashara na timu yetu tu.',
  'Mamlaka hupata data pale tu ambapo sheria inatulazimisha.',
];

export const howLong = 'Kwa muda gani';
export const transactions = 'Akaunti na biashara';
export const sevenYears = 'miaka 7';
export const communication = 'Kumbukumbu za mawasiliano';
export const threeYears = 'miaka 3';
export const attempts = 'Majaribio ya kuingia, anwani za mtandao na arifa';
export const days = (count: number) => `siku ${count}`;
export const erased = 'Akaunti yako ikifutwa, kumbukumbu zilizotajwa hapa zinahifadhiwa bila jina lako na hazitumiki kwa kingine chochote.';

export const yourRights = 'Haki zako';
export const dataProtection = (address: ReactNode) => (
  <>
    <p>
      Chini ya Sheria ya Kulinda Data ya Kenya (Data Protection Act, 2019) unaweza kuuliza tunachohifadhi kukuhusu, kirekebishwe, upinge
      matumizi yake, upate nakala, au kifutwe. Nakala, na kufuta, viko kwenye wasifu wako chini ya “Taarifa zako”; kwa mengine yote, andikia{' '}
      {address}.
    </p>
    <p>Usiporidhika na jibu letu, unaweza kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data (ODPC).</p>
  </>
);

export const children = 'Watoto';
export const notUnder18 = (siteName: string) =>
  `${siteName} si ya mtu aliye chini ya miaka 18. Kila mtu anasema anapojisajili kwamba ana miaka 18 au zaidi; ukijua akaunti ya aliye mdogo zaidi, tafadhali tuambie.`;

export const onYourPhone = 'Kwenye simu au kompyuta yako';
export const cookies =
  'Kuki moja inakuweka ukiwa umeingia. Nyingine, isiyo na jina lako, inasema kwamba umewahi kuingia kwenye kivinjari hiki: hivyo hakuna anayeweza kukufungia nje kwa kuandika nenosiri lisilo sahihi kwingine. Ombi ulilotuma kabla ya kuingia linasubiri kwenye kuki mbili zaidi, kwa muda usiozidi saa 24. Script ya ukurasa haiwezi kusoma yoyote kati ya hizi. Ukiondoka, kuki ambayo script inaweza kuisoma inashika nambari ya akaunti yako hadi seva yetu ifikiwe na kumaliza kipindi hicho, kwa muda usiozidi siku 90. Moja zaidi inakumbuka kama ulichagua mwonekano mweupe au mweusi. Kivinjari pia kinahifadhi, hadi uondoke au mwingine aingie hapo: muhtasari mfupi wa kipindi wenye jina na barua pepe yako, ujumbe ambao bado haujatumwa, ulichoanza kuandika kwenye fomu, na, kwa muda usiozidi saa 24, rasimu ya ombi. Fomu ya kujisajili iliyojazwa nusu inabaki, bila nenosiri lake, hadi ufunge kichupo. Hakuna kuki za matangazo wala za kupima.';

export const safety = 'Jinsi tunavyoilinda';
export const protectedHow =
  'Mawasiliano yanasimbwa, manenosiri yanahifadhiwa kama hashi isiyoweza kurudishwa tu, na timu yetu inachobadilisha hurekodiwa. Hakuna mfumo ulio salama kabisa: ulinzi ukivunjwa kwa namna inayokuhatarisha, tutakuambia wewe na Kamishna kama sheria inavyotaka.';
export const versionKept = 'Toleo la sera hii liko juu ya ukurasa. Pamoja na akaunti yako tunahifadhi ni lipi ulilokubali, na lini.';
