import type { FastifyInstance } from 'fastify';
import { dealerName } from '../../../shared/accounts/names.ts';
import { adminAppointmentsApi } from '../../../shared/appointments/admin-api.ts';
import type { AdminAppointmentFilters } from '../../../shared/appointments/admin-filters.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { everyRow } from '../../platform/data/paging.ts';
import { type Line, rowsAtOnce, sendCsv } from '../../platform/files/csv.ts';
import { route } from '../../platform/http/route.ts';
import { recordExport } from '../audit/list-exported.ts';
import { reportHead } from '../settings/report-head.ts';
import { listAllAppointments } from './admin-queries.ts';
import { findStatusFacts } from './status-facts.ts';

/** All appointments for the administrator, over HTTP (docs/domain/permissions.md, "Appointments and chats"). */
export function adminAppointmentRoutes(app: FastifyInstance, db: Database): void {
  route(app, adminAppointmentsApi.list, { handle: ({ query }) => listAllAppointments(db, query) });
  route(app, adminAppointmentsApi.statusFacts, { load: ({ params }) => findStatusFacts(db, params.id) });
  route(app, adminAppointmentsApi.csv, {
    handle: async ({ actor, query, reply }) => {
      await recordExport(db, actor, 'appointments', query);
      return sendCsv(reply, `appointments-${dayInNairobi(new Date())}.csv`, lines(db, query));
    },
  });
}

async function* lines(db: Database, filters: AdminAppointmentFilters): AsyncGenerator<Line> {
  yield* await reportHead(db);
  yield [
    ...['Car', 'Buyer', 'Dealer', 'Budget', 'Offered price (KSh)', 'Date', 'Time (Nairobi)', 'Buyer notes', 'Status'],
    ...['Outcome', 'Final price (KSh)', 'Disputed', 'Id'],
  ];
  for await (const row of everyRow((cursor) => listAllAppointments(db, { ...filters, cursor }, rowsAtOnce)))
    yield [
      row.car_model,
      row.buyer.full_name,
      dealerName(row.dealer),
      row.budget,
      row.price,
      dayInNairobi(row.appointment_date),
      row.appointment_time,
      row.buyer_notes,
      row.status,
      row.outcome === 'not_sold' ? 'not sold' : row.outcome,
      row.final_price,
      row.is_disputed ? 'yes' : 'no',
      row.id,
    ];
}
