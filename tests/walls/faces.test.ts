import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, imports, inside, moduleOf } from './our-imports.ts';

/** What every module shows the others, beside `<module>.ts`, which has its verbs. */
const faceOfAll = {
  'columns.ts': 'what a query over several modules selects and asks',
  'jobs.ts': 'another module or workflow queues them',
  'removal.ts': 'takes away what was reported, as the kinds of moderation say',
  'locks.ts': 'an act over several modules locks the rows of all, in the one order',
  'visible.ts': 'who may read a thing is said once, also for the lists of others',
};

/** What a module shows to the workflows only: a step of theirs, which it takes when they say so. */
const stepsOfWorkflows = {
  'erasing.ts': 'ends what somebody has here who erases the account',
  'lost-cars.ts': 'ends what rests on a car that is sold or deleted',
  'outcome.ts': 'records how a viewing ended, and what is decided about it',
  'restoring.ts': 'puts a backup back',
  'retention.ts': 'forgets what is too old',
};

/** What the demo alone imports besides: it makes accounts and photos as they would have come about. */
const forDemo: Record<string, string> = {
  'auth/administrator.ts': 'makes the administrator, whose password is printed',
  'auth/passwords.ts': 'hashes the one password of all its people once',
  'auth/queries.ts': 'accounts of a past in which nobody followed a link in a mail',
  'cars/editing.ts': 'a dealer changes a car',
  'cars/saved.ts': 'a buyer saves a car',
  'search/vocabulary.ts': 'the words of a market that was filled at once',
  'photos/quality.ts': 'draws photos as an upload makes them',
  'photos/queries.ts': 'rows of photos that nobody uploaded',
};

/** What else a module shows, and why it is neither a verb of `<module>.ts` nor one of the files above. A row goes when nobody else imports its file. */
const faceOf: Record<string, Record<string, string>> = {
  appointments: {
    'calendar.ts': 'the file of a viewing, which its mails carry',
    'disputes.ts': 'what the administrator reads of a dispute',
  },
  audit: { 'changes.ts': 'the log and a report say a change in the same words' },
  auth: { 'caller.ts': 'who asks for a password again says from which browser' },
  bids: { 'offer-order.ts': 'the one order of the best fit' },
  cars: {
    'review.ts': 'a case reads a car as the administrator, and the demo takes one down',
    'search.ts': 'how a search of cars is read, for the cars that a bid can carry',
    'saved-changes.ts': 'what the digest of saved cars tells',
  },
  home: { 'admin-numbers.ts': 'the analytics of the platform show the same numbers' },
  moderation: {
    'cases.ts': 'the kinds of cases, which notices and homes name',
    'cases/report.ts': 'the report that a workflow decides',
    'queue.ts': 'what waits for a decision, which notices and homes name',
    'reports.ts': 'reports are decided, told and forgotten elsewhere',
    'things.ts': 'the kinds of what can be reported, which notices tell of and a workflow takes away',
  },
  photos: { 'owners.ts': 'where the files of photos lie, for who packs, restores or serves them' },
  requests: {
    'digest.ts': 'what the mail about posted requests tells',
    'requests-that-fit.ts': 'a dealer’s home names the newest of them',
    'request-draft.ts': 'signing up and in lead on to a request that waits',
    'status-effects.ts': 'the case of a request tells what removing it touches',
  },
};

const inServer = (file: string) => inside(file, 'server/modules', 'server/workflows', 'demo');
/** The imports of a module's files by other modules, by the workflows and by the demo. */
const ofOthers = imports.filter(({ from, to }) => inServer(from) && inside(to, 'server/modules') && moduleOf(from) !== moduleOf(to));

/** Whether a file is of its module's face. */
function isFace({ from, to }: Import): boolean {
  const module = moduleOf(to) ?? '';
  const file = to.replace(`server/modules/${module}/`, '');
  if (file === `${module}.ts` || file in faceOfAll || file in (faceOf[module] ?? {})) return true;
  if (inside(from, 'demo')) return `${module}/${file}` in forDemo;
  // As in a module, the routes load and reply through queries.
  return inside(from, 'server/workflows') && (file in stepsOfWorkflows || (from === 'server/workflows/routes.ts' && file === 'queries.ts'));
}

/** What every module shows the others in the browser: what it reads and changes, and what of that is the administrator's. */
const queriesOfAll = ['queries.ts', 'admin-queries.ts'];

/**
 * The pieces of a module in the browser that others are made of, too. A row goes when nobody else imports its file. Pages compose and may import any; what
 * two modules need and no domain knows belongs to `web/ui`, or to `web/client` when it talks to the server.
 */
const piecesOf: Record<string, string[]> = {
  appointments: ['book-dialog.tsx'],
  audit: ['audit-entry.tsx', 'changes.tsx'],
  auth: ['email-section.tsx'],
  bids: ['name-car.tsx', 'offers.tsx', 'own-bid-dialog.tsx'],
  business: ['changed-details.tsx', 'licence-picture.tsx'],
  cars: [
    'against-limit.tsx',
    'beside-price.tsx',
    'car-card.tsx',
    'car-input.tsx',
    'car-of-offer.tsx',
    'car-picture.tsx',
    'review-queries.ts',
  ],
  commissions: ['money-choice.tsx'],
  content: ['places.ts'],
  erasing: ['erase-account.tsx'],
  messages: ['admin-conversation-line.tsx', 'chat.css', 'message-photos.tsx'],
  people: ['person-link.tsx'],
  photos: [
    'chooser.tsx',
    'lazy-viewer.tsx',
    'photo-cover.tsx',
    'photo-field.tsx',
    'photo-grid.tsx',
    'uploads.ts',
    'use-drafted-form.ts',
    'use-photo-field.ts',
  ],
  profile: ['profile-form.tsx', 'profile-form-dialog.tsx'],
  reports: ['report-link.tsx'],
  settings: ['support-address.tsx'],
  verification: [
    'checked-details.tsx',
    'unverify-dialog.tsx',
    'use-checks.ts',
    'verification-act.tsx',
    'verification-checks.tsx',
    'verification-effects.ts',
    'verification-words.tsx',
  ],
};

/** The imports of a module's files by other modules, in the browser. */
const ofOtherScreens = imports.filter(
  ({ from, to }) => inside(from, 'web/modules') && inside(to, 'web/modules') && moduleOf(from) !== moduleOf(to),
);

describe('what a module shows the others', () => {
  it('other modules, workflows and the demo import the face of a module', () => {
    expect(ofOthers.length).toBeGreaterThan(200);
    expect(ofOthers.filter((one) => !isFace(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('each row of a face is needed', () => {
    const shown = ofOthers.map(({ to }) => path.basename(to));
    expect(Object.keys({ ...faceOfAll, ...stepsOfWorkflows }).filter((file) => !shown.includes(file))).toEqual([]);
    const rows = Object.entries(faceOf).flatMap(([module, files]) => Object.keys(files).map((file) => `server/modules/${module}/${file}`));
    expect(rows.filter((file) => !ofOthers.some(({ to }) => to === file))).toEqual([]);
    const ofDemo = ofOthers.filter(({ from }) => inside(from, 'demo')).map(({ to }) => to.replace('server/modules/', ''));
    expect(Object.keys(forDemo).filter((file) => !ofDemo.includes(file))).toEqual([]);
  });

  it('in the browser, other modules import the pieces that a module shows, and each is needed', () => {
    const shown = Object.entries(piecesOf).flatMap(([module, files]) => files.map((file) => `web/modules/${module}/${file}`));
    expect(ofOtherScreens.length).toBeGreaterThan(50);
    const isShown = ({ to }: Import) => shown.includes(to) || queriesOfAll.includes(path.relative(`web/modules/${moduleOf(to)}`, to));
    expect(ofOtherScreens.filter((one) => !isShown(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    expect(shown.filter((file) => !ofOtherScreens.some(({ to }) => to === file))).toEqual([]);
  });
});
