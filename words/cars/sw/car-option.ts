export const conditions = { new: 'Jipya', used: 'Lililotumika', certified: 'Lililotumika, lenye cheti' };
export const transmissions = { manual: 'Gia za mkono', automatic: 'Gia otomatiki', cvt: 'CVT' };
export const fuels = { petrol: 'Petroli', diesel: 'Dizeli', hybrid: 'Hybrid', electric: 'Umeme' };
