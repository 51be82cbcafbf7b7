import type { FastifyInstance } from 'fastify';
import { type AdminAppointment, adminAppointmentsApi } from '../../../shared/appointments/admin-api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { appointmentFileWords } from '../../../words/appointments/appointment-file.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { type FileColumns, sendList } from '../exports/exports.ts';
import { listAllAppointments } from './admin-queries.ts';
import { findStatusFacts } from './status-facts.ts';

/** All appointments for the administrator, over HTTP (docs/domain/permissions.md, "Appointments and chats"). */
export function adminAppointmentRoutes(app: FastifyInstance, db: Database): void {
  route(app, adminAppointmentsApi.list, { handle: ({ query }) => listAllAppointments(db, query) });
  route(app, adminAppointmentsApi.statusFacts, { load: ({ params }) => findStatusFacts(db, params.id) });
  route(app, adminAppointmentsApi.csv, { handle: (asked) => sendList(db, 'appointments', asked, columns(), listAllAppointments) });
}

function columns(): FileColumns<AdminAppointment> {
  const heads = appointmentFileWords.columns;
  return [
    [heads.car, (row) => row.car_model],
    [heads.buyer, (row) => row.buyer.full_name],
    [heads.dealer, (row) => dealerName(row.dealer)],
    [heads.budget, budgetInWords],
    [heads.price, (row) => row.price],
    [heads.date, (row) => dayInNairobi(row.appointment_date)],
    [heads.time, (row) => row.appointment_time],
    [heads.notes, (row) => row.buyer_notes],
    [heads.status, (row) => row.status],
    [heads.outcome, ({ outcome }) => outcome && appointmentFileWords.outcomes[outcome]],
    [heads.finalPrice, (row) => row.final_price],
    [heads.disputed, (row) => (row.is_disputed ? appointmentFileWords.yes : appointmentFileWords.no)],
    [heads.id, (row) => row.id],
  ];
}
