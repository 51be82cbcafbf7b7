import { appointmentLifecycle } from '../../shared/appointments/rules.ts';
import { appointmentStepTo } from '../../shared/appointments/set-status-rules.ts';
import { bidLifecycle } from '../../shared/bids/rules.ts';
import { carStatuses } from '../../shared/cars/options.ts';
import { carStepTo } from '../../shared/cars/rules.ts';
import { commissionLifecycle } from '../../shared/commissions/rules.ts';
import { appointmentStatuses, type bidStatuses, type commissionStatuses, requestStatuses } from '../../shared/deal.ts';
import type { Step } from '../../shared/lifecycle.ts';
import { requestStepTo } from '../../shared/requests/rules.ts';
import { said } from '../support/deal.ts';
import { inDays } from '../support/times.ts';
import type { World } from '../support/world.ts';

/** Makes a new one of owner and party, in one status, and returns its id. `call`: the endpoint that it is made for. */
type Make = (world: World, call: string) => Promise<string>;

/** A thing with a lifecycle: its table, its statuses, and how one comes to each. */
interface Thing {
  table: 'car_requests' | 'bids' | 'appointments' | 'cars' | 'commissions';
  make: Record<string, Make>;
}

const request: Thing = {
  table: 'car_requests',
  make: Object.fromEntries(
    requestStatuses.map((status) => [
      status,
      async (world) => {
        const { request } = await world.deal('offered');
        if (status !== 'active') await said(world.people.admin.post(`/api/admin/requests/${request}/status`, { status }));
        return request;
      },
    ]),
  ),
};

const bid: Thing = {
  table: 'bids',
  make: {
    pending: async (world) => (await world.deal('offered')).bid,
    accepted: async (world) => (await world.deal('accepted')).bid,
    rejected: async (world) => {
      const { bid } = await world.deal('offered');
      await said(world.people.buyerOwner.post(`/api/bids/${bid}/reject`));
      return bid;
    },
  } satisfies Record<(typeof bidStatuses)[number], Make>,
};

const appointment: Thing = {
  table: 'appointments',
  make: {
    pending: async (world) => (await world.deal('booked')).appointment,
    confirmed: async (world, call) => {
      // Its outcome is recorded once it has begun, which needs a past.
      if (call === 'appointmentsApi.complete') return (await world.deal('started')).appointment;
      const { appointment } = await world.deal('booked');
      await said(world.people.dealerParty.post(`/api/appointments/${appointment}/confirm`, {}));
      return appointment;
    },
    completed: async (world) => (await world.deal('sold')).appointment,
    cancelled: async (world) => {
      const { appointment } = await world.deal('booked');
      await said(world.people.buyerOwner.post(`/api/appointments/${appointment}/cancel`, { reason: 'No time' }));
      return appointment;
    },
  } satisfies Record<(typeof appointmentStatuses)[number], Make>,
};

const car: Thing = {
  table: 'cars',
  make: Object.fromEntries(
    carStatuses.map((status) => [
      status,
      async (world) => {
        const id = await world.car();
        if (status !== 'available') await said(world.people.dealerParty.put(`/api/cars/${id}/status`, { status }));
        return id;
      },
    ]),
  ),
};

const commission: Thing = {
  table: 'commissions',
  make: {
    pending: async (world) => (await world.deal('sold')).commission,
    paid: async (world) => {
      const { commission } = await world.deal('sold');
      await said(world.people.admin.post(`/api/admin/commissions/${commission}/paid`, {}));
      return commission;
    },
  } satisfies Record<(typeof commissionStatuses)[number], Make>,
};

/** A step that people take: of what, by which call, and the letters of the seven where its lifecycle allows it. */
type StepRow = readonly [thing: Thing, call: string, step: Step<string>, letters: string, body?: object];

export const steps: readonly StepRow[] = [
  ...requestStatuses.map((status): StepRow => [request, 'requestsApi.setStatus', requestStepTo[status], 'UFFFFFA', { status }]),
  [bid, 'bidsApi.accept', bidLifecycle.accept, 'UANFFFF'],
  [bid, 'bidsApi.reject', bidLifecycle.reject, 'UANFFFF'],
  // Booked by the buyer, so the dealer confirms.
  [appointment, 'appointmentsApi.confirm', appointmentLifecycle.confirm, 'UCNNNAA', {}],
  [appointment, 'appointmentsApi.reschedule', appointmentLifecycle.reschedule, 'UANNNAF', inDays(5)],
  [appointment, 'appointmentsApi.cancel', appointmentLifecycle.cancel, 'UANNNAA', { reason: 'No time' }],
  [appointment, 'appointmentsApi.complete', appointmentLifecycle.complete, 'UANNNAA', { outcome: 'not_sold' }],
  ...appointmentStatuses.map(
    (status): StepRow => [
      appointment,
      'appointmentsApi.setStatus',
      appointmentStepTo[status],
      'UFFFFFA',
      { status, ...(status === 'completed' && { outcome: 'not_sold' }) },
    ],
  ),
  ...carStatuses.map((status): StepRow => [car, 'carsApi.setStatus', carStepTo[status], 'UFFNNAF', { status }]),
  [commission, 'commissionsApi.markPaid', commissionLifecycle.pay, 'UFFFFFA', {}],
];
