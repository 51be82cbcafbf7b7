import { expect } from 'vitest';
import { appointmentsApi } from '../../shared/appointments/api.ts';
import { carReviewApi, type ReviewedCar } from '../../shared/cars/review-api.ts';
import { moderationApi } from '../../shared/moderation/api.ts';
import type { DisputeView } from '../../shared/moderation/dispute-view.ts';
import type { ReportView } from '../../shared/moderation/report-view.ts';
import type { Profile } from '../../shared/profile/api.ts';
import { verificationApi } from '../../shared/verification/api.ts';
import { CarCase } from '../../web/modules/moderation/cases/car.tsx';
import { ChangeCase } from '../../web/modules/moderation/cases/change.tsx';
import { DealerCase } from '../../web/modules/moderation/cases/dealer.tsx';
import { DisputeCase } from '../../web/modules/moderation/cases/dispute.tsx';
import { ReportCase } from '../../web/modules/moderation/cases/report.tsx';
import { ReportDialog } from '../../web/modules/reports/report-dialog.tsx';
import { aside, at, person, reason } from '../support/case-screen.ts';
import { greyed, me, says, testForm } from '../support/form.tsx';

const close = () => undefined;

testForm('a report', {
  form: () => <ReportDialog thing="bid" id={me} onReported={close} onClose={close} />,
  to: moderationApi.report,
  opens: says('Please choose a reason'),
  first: { reason: 'deposit' },
  sends: { id: expect.any(String), thing: 'bid', thing_id: me, reason: 'deposit', words: null },
  fields: {
    reason: { typed: 'other', sends: says('Please say what is wrong') },
    words: { typed: ' Till 55512 ', sends: 'Till 55512', emptied: null },
  },
});

const car = {
  id: me,
  make: 'Toyota',
  model: 'Axio',
  year: 2016,
  price: 1_480_000,
  photos: [],
  description: null,
  dealer: { user_id: me, full_name: 'Otieno', business_name: 'Rift Motors' },
  status: 'available',
  approval: 'waiting',
  approval_reason: null,
  change: null,
  version: 4,
} as unknown as ReviewedCar;

testForm('a new car, approved', {
  form: () => <CarCase view={{ kind: 'car', id: me, car, person, decided_at: null }} {...aside} />,
  as: 'admin',
  to: carReviewApi.approve,
  opens: greyed,
  first: { decision: 'approve' },
  sends: { version: 4 },
  fields: { decision: { typed: 'approve', changes: {} } },
});

testForm('a new car, refused', {
  form: () => <CarCase view={{ kind: 'car', id: me, car, person, decided_at: null }} {...aside} />,
  as: 'admin',
  to: carReviewApi.refuse,
  first: { decision: 'refuse', reason: 'Wrong photos' },
  sends: { version: 4, reason: 'Wrong photos' },
  fields: { decision: { typed: 'refuse', changes: {} }, reason },
});

const business = { business_name: 'Rift Motors', business_license: 'BN-1', business_address: 'Ngong Road' };
const profile = {
  user_id: me,
  full_name: 'Otieno',
  phone: '0712 345 678',
  phone_e164: '+254712345678',
  location: 'Nairobi',
  email: 'otieno@people.example',
  user_type: 'dealer',
  ...business,
  is_verified: false,
  business_change: null,
  verification: null,
  licence_photo: null,
  details_version: 3,
} as unknown as Profile;
const checks = { licence_checked: true, phone_called: true, address_found: true };

testForm('a dealer, verified', {
  form: () => <DealerCase view={{ kind: 'dealer', id: me, profile, person }} {...aside} />,
  as: 'admin',
  to: verificationApi.set,
  first: { ...checks, decision: 'verify' },
  sends: { is_verified: true, ...checks, details_version: 3 },
  fields: { decision: { typed: 'verify', changes: {} } },
});

testForm('a dealer, verified before all was checked', {
  form: () => <DealerCase view={{ kind: 'dealer', id: me, profile, person }} {...aside} />,
  as: 'admin',
  to: verificationApi.set,
  first: { ...checks, phone_called: false, decision: 'verify' },
  sends: greyed,
  fields: { decision: { typed: 'verify', sends: greyed } },
});

testForm('a dealer, asked for more', {
  form: () => <DealerCase view={{ kind: 'dealer', id: me, profile, person }} {...aside} />,
  as: 'admin',
  to: verificationApi.askForMore,
  first: { decision: 'more', reason: 'The permit' },
  sends: { id: expect.any(String), reason: 'The permit' },
  fields: { decision: { typed: 'more', changes: {} }, reason },
});

const change = { id: me, ...business, business_name: 'Ziwa Cars', refused_reason: null, created_at: at };
const verified = { ...profile, is_verified: true, business_change: change };

testForm('changed details, approved', {
  form: () => <ChangeCase view={{ kind: 'change', id: me, profile: verified, person, compared: null, decided_at: null }} {...aside} />,
  as: 'admin',
  to: verificationApi.approveChange,
  first: { decision: 'approve' },
  sends: { change_id: me },
  fields: { decision: { typed: 'approve', changes: {} } },
});

testForm('changed details, refused', {
  form: () => <ChangeCase view={{ kind: 'change', id: me, profile: verified, person, compared: null, decided_at: null }} {...aside} />,
  as: 'admin',
  to: verificationApi.refuseChange,
  first: { decision: 'refuse', reason: 'Not the name of the permit' },
  sends: { change_id: me, reason: 'Not the name of the permit' },
  fields: { decision: { typed: 'refuse', changes: {} }, reason },
});

const report = {
  kind: 'report',
  id: me,
  thing: 'person',
  thing_id: me,
  subject: { thing: 'person', location: null, phone: null },
  version: null,
  owner: person,
  reports: [
    { id: me, reason: 'rude', words: null, created_at: at, changed_since: [], reporter: { user_id: me, name: 'Wanjiru', role: 'buyer' } },
  ],
  before: [],
  removal: null,
  why_not_remove: null,
  decided: null,
} as unknown as ReportView;

testForm('a report, decided', {
  form: () => <ReportCase view={report} {...aside} />,
  as: 'admin',
  to: moderationApi.decide,
  first: { decision: 'unfounded', reason: 'All is well' },
  sends: { report_ids: [me], version: null, verdict: 'unfounded', reason: 'All is well' },
  fields: { decision: { typed: 'warned', changes: { verdict: 'warned' } }, reason },
});

const dispute = {
  kind: 'dispute',
  id: me,
  car_model: 'Toyota Axio',
  bid_price: 1_480_000,
  status: 'completed',
  outcome: 'sold',
  final_price: 1_480_000,
  completed_by: 'buyer',
  completed_at: at,
  buyer: { user_id: me, full_name: 'Wanjiru' },
  dealer: { user_id: me, full_name: 'Otieno', business_name: 'Rift Motors' },
  disputes: [{ id: me, raised_by: 'dealer', reason: 'It was less', created_at: at }],
  commission: { id: me, reference: 'TG-1', commission_amount: 29_600, status: 'paid', payment_reference: 'SJK4X', is_kept: false },
  disputed_at: at,
  request_id: me,
  bid_id: me,
  accepted_at: at,
  image_urls: [],
  color: null,
  location: 'Nairobi',
  claimed: [1_200_000],
  commission_recorded: 29_600,
  commission_on_bid: 29_600,
  people: { buyer: person, dealer: person },
  steps: [],
  messages: [],
  message_count: 0,
  decided: null,
} as unknown as DisputeView;
const refund = { typed: 'QWE1', sends: 'QWE1', emptied: '' };

testForm('a dispute, with another price', {
  form: () => <DisputeCase view={dispute} {...aside} />,
  as: 'admin',
  to: appointmentsApi.decide,
  first: { decision: 'sold', reason: 'Both say so', refund_reference: 'ABC9' },
  sends: { decision: 'sold', reason: 'Both say so', final_price: 1_200_000, refund_reference: 'ABC9' },
  fields: {
    decision: { typed: 'upheld', changes: { decision: 'upheld', final_price: undefined, refund_reference: undefined } },
    final_price: { typed: '1.1M', sends: 1_100_000, emptied: greyed },
    refund_reference: refund,
    reason,
  },
});

testForm('a dispute, with no sale', {
  form: () => <DisputeCase view={dispute} {...aside} />,
  as: 'admin',
  to: appointmentsApi.decide,
  first: { decision: 'not_sold', reason: 'Nobody bought it', money: 'refunded', refund_reference: 'ABC9' },
  sends: { decision: 'not_sold', reason: 'Nobody bought it', refund_reference: 'ABC9' },
  fields: {
    decision: { typed: 'cancelled', changes: { decision: 'cancelled' } },
    money: { typed: 'kept', changes: { refund_reference: undefined, kept_reason: '' } },
    refund_reference: refund,
    reason,
  },
});

testForm('a dispute, with no sale and a commission that is kept', {
  form: () => <DisputeCase view={dispute} {...aside} />,
  as: 'admin',
  to: appointmentsApi.decide,
  first: { decision: 'cancelled', reason: 'Nobody came', money: 'kept', kept_reason: 'Handed over' },
  sends: { decision: 'cancelled', reason: 'Nobody came', kept_reason: 'Handed over' },
  fields: {
    decision: { typed: 'not_sold', changes: { decision: 'not_sold' } },
    money: { typed: 'refunded', changes: { refund_reference: '', kept_reason: undefined } },
    kept_reason: { typed: 'Our rules say so', sends: 'Our rules say so', emptied: '' },
    reason,
  },
});
