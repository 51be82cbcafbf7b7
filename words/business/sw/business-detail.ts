export const names = {
  business_name: 'jina la biashara',
  business_license: 'nambari ya leseni',
  phone: 'nambari ya simu',
  location: 'mahali',
  business_address: 'anwani ya biashara',
};
export const add = {
  business_name: 'Ongeza jina la biashara',
  business_license: 'Ongeza nambari ya leseni',
  phone: 'Ongeza nambari ya simu',
  location: 'Ongeza mahali',
  business_address: 'Ongeza anwani ya biashara',
};
