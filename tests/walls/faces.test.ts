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

/** What a module shows to the workflows only: their steps. */
const stepsOfWorkflows = {
  'retention.ts': 'forgets what is too old, when the workflow says so',
};

/** What the demo alone imports besides: it makes accounts and photos as they would have come about. */
const forDemo: Record<string, string> = {
  'auth/administrator.ts': 'makes the administrator, whose password is printed',
  'auth/passwords.ts': 'hashes the one password of all its people once',
  'auth/queries.ts': 'accounts of a past in which nobody followed a link in a mail',
  'cars/editing.ts': 'a dealer changes a car',
  'photos/quality.ts': 'draws photos as an upload makes them',
  'photos/queries.ts': 'rows of photos that nobody uploaded',
};

/** What else a module shows, and why it is neither a verb of `<module>.ts` nor one of the files above. A row goes when nobody else imports its file. */
const faceOf: Record<string, Record<string, string>> = {
  appointments: {
    'calendar.ts': 'the file of a viewing, which its mails carry',
    'disputes.ts': 'what the administrator reads of a dispute',
    'outcome.ts': 'how a viewing ended, and the disputes about it, which three workflows write',
    'needs-action.ts': 'the homes name what waits and count it by the same rule',
    'unfinished.ts': 'what stands in the way of erasing an account',
  },
  audit: { 'changes.ts': 'the log and a report say a change in the same words' },
  auth: { 'caller.ts': 'who asks for a password again says from which browser' },
  bids: {
    'erasing.ts': 'the step of erasing an account',
    'lost-cars.ts': 'what bids make of a car that is sold or deleted',
    'offer-order.ts': 'the one order of the best fit',
    'shortlist.ts': 'the step of erasing an account',
  },
  cars: {
    'cars-that-fit.ts': 'a list of cars at an address of a request',
    'link-preview.ts': 'what a chat shows of a link to a car, on the page of signing in',
    'own-cars-for-bid.ts': 'a list of cars at an address of a request',
    'own-cars.ts': 'the workflows that sell and delete a car load it through its dealer',
    'review.ts': 'a case reads a car as the administrator, and takes it down',
    'saved-changes.ts': 'what the digest of saved cars tells',
    'saved.ts': 'the step of erasing an account',
  },
  content: { 'edit.ts': 'the numbers of the administrator’s home are texts of the site' },
  erasing: { 'erasure-list.ts': 'a backup takes the list along, and a restored database is held against it' },
  files: {
    'load.ts': 'a step of restoring',
    'manifest.ts': 'a step of restoring',
    'read-backup.ts': 'a step of restoring',
  },
  home: { 'admin-numbers.ts': 'the analytics of the platform show the same numbers' },
  moderation: {
    'cases.ts': 'the kinds of cases, which notices and homes name',
    'cases/report.ts': 'the report that a workflow decides',
    'queue.ts': 'what waits for a decision, which notices and homes name',
    'reports.ts': 'reports are decided, told and forgotten elsewhere',
    'things.ts': 'the kinds of what can be reported, which notices tell of and a workflow takes away',
  },
  notifications: { 'forget-reader.ts': 'the step of erasing an account' },
  photos: { 'owners.ts': 'where the files of photos lie, for who packs, restores or serves them' },
  requests: {
    'digest.ts': 'what the mail about posted requests tells',
    'erasing.ts': 'the step of erasing an account',
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

/**
 * The pieces of a module in the browser that others are made of, too: each is as much of its face as a verb is on the server. A row goes when nobody else
 * imports its file. Pages compose and may import any; what two modules need and no domain knows belongs to `web/ui`.
 */
const piecesOf: Record<string, string[]> = {
  analytics: ['charts/change.tsx'],
  appointments: ['admin-queries.ts', 'book-dialog.tsx', 'queries.ts'],
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
  commissions: ['queries.ts'],
  content: ['places.ts'],
  erasing: ['erase-account.tsx'],
  messages: ['admin-conversation-line.tsx', 'admin-queries.ts', 'chat.css', 'message-photos.tsx'],
  notifications: ['queries.ts'],
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
  profile: ['before-saving.tsx', 'profile-form.tsx', 'profile-input.tsx', 'use-profile-form.ts'],
  reports: ['report-link.tsx'],
  settings: ['queries.ts', 'support-address.tsx'],
  verification: [
    'checked-details.tsx',
    'queries.ts',
    'reason-field.tsx',
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
    const rows = Object.entries(faceOf).flatMap(([module, files]) => Object.keys(files).map((file) => `server/modules/${module}/${file}`));
    expect(rows.filter((file) => !ofOthers.some(({ to }) => to === file))).toEqual([]);
    const ofDemo = ofOthers.filter(({ from }) => inside(from, 'demo')).map(({ to }) => to.replace('server/modules/', ''));
    expect(Object.keys(forDemo).filter((file) => !ofDemo.includes(file))).toEqual([]);
  });

  it('in the browser, other modules import the pieces that a module shows, and each is needed', () => {
    const shown = Object.entries(piecesOf).flatMap(([module, files]) => files.map((file) => `web/modules/${module}/${file}`));
    expect(ofOtherScreens.length).toBeGreaterThan(50);
    expect(ofOtherScreens.filter(({ to }) => !shown.includes(to)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    expect(shown.filter((file) => !ofOtherScreens.some(({ to }) => to === file))).toEqual([]);
  });
});
