/** At the top of a public page, and on the picture that a chat shows of a link to it: the plate and the title. */
export const plates = {
  about: { label: 'About us', title: 'A calmer way to buy a car' },
  contact: { label: 'Contact', title: 'Write or call. A person answers.' },
  terms: { label: 'Terms of Service', title: 'The rules between us, in plain words' },
  privacy: { label: 'Privacy Policy', title: 'What we know, who sees it, when it goes' },
  auth: { label: 'Karibu', title: 'Sign in, or begin today' },
  'post-request': { label: 'Tafuta', title: 'Which car are you looking for?' },
  questions: { label: 'Maswali', title: 'Questions and answers' },
  deposit: { label: 'Help', title: 'Asked for a deposit?' },
};
