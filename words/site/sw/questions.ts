import type { Facts } from '../en/questions.ts';

export const groups = { buyers: 'Kwa wanunuzi', dealers: 'Kwa wauzaji', everyone: 'Akaunti na data yako' };

export const forBuyers = ({ siteName, disputeDays }: Facts) => ({
  cost: {
    ask: 'Nitalipa kiasi gani?',
    answer: `Hulipi chochote. Kutuma ombi, kulinganisha ofa, kuhifadhi magari na kupanga kuona gari ni bure kwa wanunuzi. Unamlipa muuzaji bei ya gari, na kamwe huilipi ${siteName}.`,
  },
  how: {
    ask: 'Nitapataje gari?',
    answer:
      'Tuma ombi moja: gari, bajeti yako na mahali ulipo. Wauzaji waliothibitishwa watajibu kwa bei, na mara nyingi kwa picha. Unaweza pia kuangalia magari ambayo wauzaji wanayo, na kuomba ofa kwa mojawapo.',
  },
  verified: {
    ask: 'Alama ya AMETHIBITISHWA ina maana gani?',
    answer:
      'Mtu wa timu yetu amekagua nambari ya leseni ya muuzaji, amepiga simu na amehakikisha anwani. Ni hapo tu muuzaji anaweza kutoa ofa. Jina, leseni au anwani ikibadilika tunakagua tena, na tunaondoa alama hiyo ikiwa mambo si kweli tena. Hatukagui magari.',
  },
  pay: {
    ask: 'Nilipe lini, na vipi?',
    answer:
      'Usilipe kabla hujaona gari. Lione mchana, njoo na fundi wako, linganisha nambari ya chesisi na logbook, na uulize NTSA rekodi ya gari. Kisha mlipe muuzaji moja kwa moja, kwa njia mtakayokubaliana, na upate risiti na mkataba wa mauzo uliotiwa saini.',
  },
  deposit: {
    ask: 'Muuzaji anaomba amana (deposit) ili aniwekee gari. Nifanye nini?',
    answer: 'Usilipe. Masharti yetu yanakataza kuomba pesa kabla gari halijaonekana. Tuambie, nasi tutamchunguza muuzaji huyo.',
  },
  accepting: {
    ask: 'Nikikubali ofa, nini hufuata?',
    answer:
      'Unapanga wakati wa kuona gari, na muuzaji anauthibitisha au anapendekeza mwingine. Tangu hapo nyote wawili mnaona mawasiliano ya mwenzenu na mnaweza kuandikiana. Ukikubali ofa hapa huwezi kubadilisha, lakini si kununua: bado unaweza kuamua kutonunua. Ofa zako nyingine zitabaki wazi, kwa hiyo unaweza kuona magari kadhaa.',
  },
  phone: {
    ask: 'Nani anaona jina langu na nambari yangu ya simu?',
    answer:
      'Wauzaji waliothibitishwa wanasoma jina lako kwenye ombi lako. Nambari yako haiko kwenye orodha yoyote. Muuzaji aliyethibitishwa anaweza kuiona ikiwa tu ulikubali kwenye ombi, na unaambiwa kila inapotazamwa; miadi ikipangwa, muuzaji huyo ataiona pia.',
  },
  outcome: {
    ask: 'Muuzaji ameandika jambo ambalo si sahihi. Nifanye nini?',
    answer: `Baada ya miadi mmoja wenu anaandika jinsi ilivyokwenda. Ikiwa si kweli, bonyeza “Hii si sahihi” kwenye ukurasa wa miadi ndani ya siku ${disputeDays}. Mtu wa timu yetu atawasikiliza nyote wawili na ataamua.`,
  },
  rating: {
    ask: 'Nani anasoma maoni yangu?',
    answer:
      'Unaweza kumpa muuzaji nyota miadi iliyothibitishwa ikishaanza. Nyota na maneno yako yanaonekana kwenye ukurasa wa muuzaji kama “Mnunuzi” pamoja na mwezi; jina lako halionyeshwi kamwe. Muuzaji anaweza kujibu mara moja.',
  },
  'end-request': {
    ask: 'Nitaondoaje ombi langu?',
    answer: 'Lifungue kwenye Maombi yangu ulifute. Ofa zake zitafutwa pia, miadi ambayo bado iko wazi itaghairiwa, na wauzaji wataambiwa.',
  },
});
export const postRequest = 'Tuma ombi';

export const forDealers = ({ commissionPercent, payDays, disputeDays }: Facts) => ({
  join: {
    ask: 'Nitakuwaje muuzaji aliyethibitishwa?',
    answer:
      'Jisajili kama muuzaji kwa jina la biashara, anwani na nambari ya simu, na uongeze nambari ya leseni. Timu yetu itakagua leseni, itakupigia simu na kuhakikisha anwani; kwa kawaida huchukua siku 1-2 za kazi. Wakati huo unaweza kusoma maombi na kuweka magari yako. Utaweza kutoa ofa ukishathibitishwa.',
  },
  commission: {
    ask: 'Gharama ni kiasi gani?',
    answer: `${commissionPercent}% ya bei ya mwisho gari likiuzwa, na hakuna kabla ya hapo: kujiunga, kutoa ofa na kuweka magari ni bure. Hakuna nafasi za kulipia.`,
  },
  'pay-commission': {
    ask: 'Nitalipaje kamisheni?',
    answer: `Kwa M-Pesa, ndani ya siku ${payDays} baada ya mauzo kurekodiwa. Ukurasa wako wa kamisheni una nambari ya kulipia na nambari ya kumbukumbu. Lipa kwa nambari iliyo kwenye ukurasa huo pekee, kamwe si kwa nambari ambayo mtu anakutumia kwenye ujumbe.`,
  },
  bids: {
    ask: 'Naweza kutoa ofa mara ngapi kwa ombi moja?',
    answer:
      'Mara moja, kwa hiyo toa bei yako ya kweli. Ofa inaweza kuwa na picha na gari moja kati ya magari yako. Wauzaji wengine hawaioni kamwe, nawe huoni ofa zao.',
  },
  accepted: {
    ask: 'Ofa yangu imekubaliwa. Nini kinafuata?',
    answer:
      'Mnunuzi anapanga kuona gari; unathibitisha wakati huo au unapendekeza mwingine. Ofa iliyokubaliwa haitengi gari yenyewe: unaweza kuonyesha kwamba gari limetengewa mnunuzi. Baada ya miadi mmoja wenu anaandika jinsi ilivyokwenda.',
  },
  photos: {
    ask: 'Naweza kutumia picha gani?',
    answer:
      'Zako mwenyewe, za gari lenyewe. JPEG, PNG au WebP, moja kwa moja kutoka kwenye simu: tunazipunguza na kuondoa data iliyofichwa ya mahali na kamera. Fomu inasema zinatosha ngapi.',
  },
  dispute: {
    ask: 'Mnunuzi anasema gari halikuuzwa, au liliuzwa kwa bei nyingine. Nifanye nini?',
    answer: `Bonyeza “Hii si sahihi” kwenye ukurasa wa miadi ndani ya siku ${disputeDays}. Hadi timu yetu iamue, kamisheni inasubiri na huhitaji kuilipa.`,
  },
  deposits: {
    ask: 'Naweza kuomba amana (deposit)?',
    answer: 'Usiombe kabla mnunuzi hajaona gari. Anayefanya hivyo anaweza kupoteza uthibitisho na akaunti yake.',
  },
});
export const joinAsDealer = 'Jiunge kama muuzaji';

export const forEveryone = ({ supportEmail }: Facts) => ({
  messages: {
    ask: 'Nani anasoma mazungumzo yetu?',
    answer: 'Ninyi wawili. Timu yetu inaweza kuyafungua, na hufanya hivyo kwa ripoti, pingamizi au sheria tu; kila mara hurekodiwa.',
  },
  'sell-data': {
    ask: 'Je, mnauza data yangu au kuonyesha matangazo?',
    answer:
      'Hapana. Hatuuzi data, hatuonyeshi matangazo wala hatukufuatilii kwenye tovuti nyingine. Sera ya faragha inasema tunachohifadhi na kwa nini.',
  },
  erase: {
    ask: 'Nitafutaje akaunti yangu, au nitapataje nakala ya data yangu?',
    answer: `Kwenye ukurasa wa wasifu wako, au kwa kuandikia ${supportEmail}. Kufuta kunasubiri ikiwa kuna miadi iliyo wazi, kamisheni ambayo haijalipwa au pingamizi ambalo halijaamuliwa. Tunachotakiwa na sheria kuhifadhi (akaunti na malipo miaka 7, ujumbe miaka 3) kinahifadhiwa bila jina lako.`,
  },
  pin: {
    ask: 'Mtu anayesema ni wa timu yenu anaomba PIN au nenosiri langu.',
    answer: 'Huyo si wa timu yetu. Hatuombi kamwe nenosiri, PIN ya M-Pesa au msimbo wa SMS. Usijibu, na utuambie.',
  },
});
