export const choices = {
  'cases-waiting': {
    title: 'What waits for your decision',
    says: 'A report, a dispute, a new dealer, changed details or a car. Mails tell several at once.',
  },
  'files-failed': { title: 'Backups and exports', says: 'One could not be made, and why.' },
};
export const group = 'Running the platform';
