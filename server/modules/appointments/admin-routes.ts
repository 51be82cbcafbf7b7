import type { FastifyInstance } from 'fastify';
import { type AdminAppointment, adminAppointmentsApi } from '../../../shared/appointments/admin-api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { type FileColumns, sendList } from '../exports/exports.ts';
import { listAllAppointments } from './admin-queries.ts';
import { findStatusFacts } from './status-facts.ts';

/** All appointments for the administrator, over HTTP (docs/domain/permissions.md, "Appointments and chats"). */
export function adminAppointmentRoutes(app: FastifyInstance, db: Database): void {
  route(app, adminAppointmentsApi.list, { handle: ({ query }) => listAllAppointments(db, query) });
  route(app, adminAppointmentsApi.statusFacts, { load: ({ params }) => findStatusFacts(db, params.id) });
  route(app, adminAppointmentsApi.csv, { handle: (asked) => sendList(db, 'appointments', asked, columns, listAllAppointments) });
}

const columns: FileColumns<AdminAppointment> = [
  ['Car', (row) => row.car_model],
  ['Buyer', (row) => row.buyer.full_name],
  ['Dealer', (row) => dealerName(row.dealer)],
  ['Budget', budgetInWords],
  ['Offered price (KSh)', (row) => row.price],
  ['Date', (row) => dayInNairobi(row.appointment_date)],
  ['Time (Nairobi)', (row) => row.appointment_time],
  ['Buyer notes', (row) => row.buyer_notes],
  ['Status', (row) => row.status],
  ['Outcome', ({ outcome }) => (outcome === 'not_sold' ? 'not sold' : outcome)],
  ['Final price (KSh)', (row) => row.final_price],
  ['Disputed', (row) => (row.is_disputed ? 'yes' : 'no')],
  ['Id', (row) => row.id],
];
