/** Of the buttons that choose one. */
export const label = 'Language';
// In the profile.
export const hint = 'The app, our mails and notices. What people write stays as they wrote it.';
/** It could not be changed. */
export const stays = 'The language stays as it was';
