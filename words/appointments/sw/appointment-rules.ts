export const alreadyBooked = 'Miadi ya kuona gari la ofa hii imeshapangwa.';
export const alreadySold = 'Gari limeshauzwa kupitia ombi hili.';
export const carGone = {
  sold: 'Gari la ofa hii liliuzwa kwa mtu mwingine. Muuzaji anaweza kutaja lingine.',
  deleted: 'Gari la ofa hii haliuzwi tena. Muuzaji anaweza kutaja lingine.',
  bought: 'Gari la ofa hii lilirekodiwa kuwa umelinunua kupitia ombi lingine. Muuzaji anaweza kutaja lingine.',
};
export const carToAnswer = 'Muuzaji ametaja gari lingine kwa ofa hii: tafadhali jibu kwanza.';
export const carGoneForGood = 'Gari la ofa hii haliuzwi tena, kwa hivyo hakuna gari la kuona.';
export const carOffMarket = 'Timu yetu imeondoa gari hili sokoni, kwa hivyo huwezi kupanga kuliona kwa sasa.';
export const notAccepted = 'Tafadhali kubali ofa kabla ya kupanga kuona gari.';
export const dealerNotVerified = 'Muuzaji huyu hajathibitishwa kwa sasa, kwa hivyo miadi haiwezi kupangwa.';
export const inThePast = 'Tafadhali chagua tarehe na wakati ujao.';
export const tooFarAhead = (days: number) => `Tafadhali chagua tarehe ndani ya siku ${days} zijazo.`;
export const atNight = (from: string, to: string) => `Miadi huanza kati ya ${from} na ${to}. Tafadhali chagua wakati mwingine.`;
export const sameTime = 'Wakati huo umeshapendekezwa.';
export const ownProposal = {
  buyer: 'Ulipendekeza wakati huu wewe, kwa hivyo muuzaji ndiye atauthibitisha.',
  dealer: 'Ulipendekeza wakati huu wewe, kwa hivyo mnunuzi ndiye atauthibitisha.',
};
export const timeChanged = 'Wakati mwingine umependekezwa. Tafadhali uangalie kwanza.';
export const timePassed = 'Wakati wa miadi hii umepita. Tafadhali pendekeza wakati mpya.';
export const notesOfDealer = 'Muuzaji pekee anaweza kuongeza maelezo ya muuzaji.';
export const notStarted = 'Matokeo yanaweza kurekodiwa miadi ikishaanza.';
export const notConfirmed = 'Miadi iliyothibitishwa tu ndiyo inaweza kukamilishwa.';
export const aboveOffer = (price: string) => `Bei ya mwisho haiwezi kuzidi ofa ya ${price}.`;

export const noOutcome = 'Bado hakuna matokeo ya kupinga.';
export const ownOutcome = 'Ulirekodi matokeo haya wewe mwenyewe.';
export const tooLate = (days: number) => `Matokeo yanaweza kupingwa ndani ya siku ${days} tu.`;
export const decided = 'Timu yetu imeshaamua kuhusu matokeo haya, kwa hivyo hayawezi kupingwa tena.';
export const alreadyDisputed = 'Umeshapinga matokeo haya.';

export const bookedALot = 'Umepanga miadi nyingi leo.';
export const bookedCarOften = 'Umepanga kuona gari hili mara nyingi leo: kubalianeni wakati kwenye mazungumzo.';
export const proposedForViewing = 'Umependekeza nyakati nyingi mpya kwa miadi hii leo: kubalianeni mmoja kwenye mazungumzo.';
export const proposedALot = 'Umependekeza nyakati nyingi mpya leo.';
