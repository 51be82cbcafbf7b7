// What a car can be and a request can ask for. Apart from the fields, as the public form of a request says it.
export const conditions = { new: 'New', used: 'Used', certified: 'Certified Pre-owned' };
export const transmissions = { manual: 'Manual', automatic: 'Automatic', cvt: 'CVT' };
export const fuels = { petrol: 'Petrol', diesel: 'Diesel', hybrid: 'Hybrid', electric: 'Electric' };
