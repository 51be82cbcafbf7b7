import { sw as plural } from '../../plural.ts';

export const messages = 'Jumbe';
export const withWhom = (name: string) => `na ${name}`;
export const bothOf = (buyer: string, dealer: string) => `${buyer} na ${dealer}`;
export const open = 'Fungua jumbe';
export const close = 'Funga jumbe';
export const noneYet = 'Bado hakuna ujumbe';
export const notLoaded = 'Jumbe zimeshindwa kupakia';
export const loading = 'Inapakia jumbe';
export const showEarlier = 'Onyesha jumbe za awali';
export const neverPay = 'Usilipe kamwe kabla hujaona gari.';
export const neverAsks = (site: string) => `${site} haiombi kamwe pesa wala PIN yako ya M-Pesa.`;
export const askedForDeposit = 'Umeombwa amana (deposit)?';

export const read = 'Umesomwa ✓✓';
export const sent = 'Umetumwa ✓';
export const sending = 'Unatumwa…';
export const waitsForOneBefore = 'Unasubiri uliotangulia';
export const failed = 'Ujumbe umeshindwa kutumwa.';
export const notSent = 'Haujatumwa.';
export const sendAgain = 'Tuma tena';
export const sendWithoutPhotos = 'Tuma bila picha';
export const discard = 'Futa';
export const enlarge = (photo: number, of: number) => `Kuza picha ya ${photo} kati ya ${of}`;
export const photosOfMessage = 'Picha za ujumbe huu';
export const unread = 'mpya';

export const message = 'Ujumbe';
export const type = 'Andika ujumbe wako...';
export const send = 'Tuma';
export const enterSends = 'Enter hutuma, Shift+Enter huanza mstari mpya. Usitume wala kuomba amana (deposit) hapa.';
export const notSentTitle = 'Ujumbe umeshindwa kutumwa';
export const roomLeft = (count: number) => plural(count, { one: 'Imebaki herufi 1', other: 'Zimebaki herufi #' });
export const tooLongBy = (over: number, most: number) =>
  plural(over, { one: `Ujumbe ni mrefu mno: umezidi ${most} kwa herufi 1`, other: `Ujumbe ni mrefu mno: umezidi ${most} kwa herufi #` });
export const photoFailed = 'Jaribu picha tena, au iondoe: ujumbe utaenda bila hiyo.';
export const photosPending = 'Ujumbe utaweza kutumwa picha zikishapakiwa.';
export const lineMissing = 'Andika mstari mmoja wa kuandamana na picha.';
export const addPhotos = 'Ongeza picha';
export const tooManyPhotos = (most: number) => `Picha zisizidi ${most}. Nyingine hazikuongezwa.`;
export const removePhoto = (photo: number) => `Ondoa picha ya ${photo}`;
export const uploadingPhoto = (photo: number) => `Inapakia picha ya ${photo}`;
export const tryPhotoAgain = (photo: number) => `Jaribu tena picha ya ${photo}`;
