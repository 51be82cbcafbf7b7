// Exports and backups, below the platform settings. First the page around them.
export const settingsNotLoaded = 'The settings did not load';
export const loadingSettings = 'Loading the settings';
export const partNotLoaded = 'This part did not load';
export const headings = { backup: 'Backup', export: 'Export' };
export const loadingPart = { backup: 'Loading: Backup', export: 'Loading: Export' };

export const packed = (percent: number) => `${percent}% packed`;
export const partsPacked = 'Parts packed';
export const canLeave = 'You can leave this page meanwhile.';
export const begunAndUntil = (size: string, begun: string, until: string) => `${size}, begun ${begun}; here until ${until}`;
export const download = 'Download';

export const backups = 'Backups';
export const backupsNotLoaded = 'The backups did not load';
export const loadingBackups = 'Loading the backups';
export const backupFailed = (at: string) => `The last backup failed, ${at}.`;
/** `why`: what went wrong, without a stop. */
export const why = (why: string) => `${why}.`;
export const whatABackupIs = (schedule: number, hand: number) =>
  `Everything in one file: all rows and all photos of one moment. This server keeps the newest ${schedule} made on schedule and the newest ${hand} made by hand, so copy them to another machine.`;
export const backupMade = 'A backup is being made';
export const backupNotStarted = 'The backup was not started';
export const backupCreated = 'Backup Created';
export const noBackup = 'There is no backup yet.';
export const howToRestore = () => (
  <>
    To restore one, run <code>npm run restore -- FILE</code> on a server with an empty database and this server’s key; the README has every
    step. Keep a copy of the key, but not beside the backups.
  </>
);
export const sealed = {
  'our key': 'Sealed with this server’s key',
  'another key': 'Sealed with another key',
  nothing: 'No seal: made before there were seals',
};
export const bySchedule = (size: string) => `${size}, by the schedule`;
export const byHand = (size: string) => `${size}, by hand`;
export const downloadBackup = 'Download the backup';
export const downloadThatBackup = (when: string) => `Download the backup: ${when}`;

export const exportNotLoaded = 'The export did not load';
export const loadingExport = 'Loading the export';
export const whatAnExportIs =
  'One ZIP with every table as CSV, for a spreadsheet: people, requests, offers, deals, commissions, messages. It has everybody’s e-mails and messages, and no passwords or other secrets.';
export const exportFailed = (at: string) => `The export failed, ${at}.`;
export const exportMade = 'The export is being made';
export const exportStarted = 'Export Started';
export const exportNotStarted = 'The export was not started';
export const downloadExport = 'Download the export';

/** What a file is, where the administrator is asked whether it is them. */
export const asked = {
  backup: {
    title: 'Backup of everything',
    what: 'All rows and all photos',
    why: 'It holds everybody’s data. Keep it and the machine’s key in two different places.',
    note: 'Written down in the log with your name and the time.',
  },
  export: {
    title: 'Export of all tables',
    what: 'People, requests, offers, deals, commissions, messages',
    why: 'It holds everybody’s e-mails and messages.',
    note: 'Written down in the log with your name and the time.',
  },
};
export const make = { backup: 'Make the backup', export: 'Make the export' };
