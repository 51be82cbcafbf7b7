import { nothing, ofAppointment, ofRequest, type Row } from './row.ts';

export const adminLists: Row[] = [
  ['request.list all', 'adminRequestsApi.list', 'UFFFFFA', nothing],
  ['request.list all, as a file', 'adminRequestsApi.csv', 'UFFFFFA', nothing],
  ['request.read_one whole', 'adminRequestsApi.one', 'UFFFFFA', ofRequest()],
  ['appointment.list all', 'adminAppointmentsApi.list', 'UFFFFFA', nothing],
  ['appointment.list all, as a file', 'adminAppointmentsApi.csv', 'UFFFFFA', nothing],
  ['appointment: what a status would touch', 'adminAppointmentsApi.statusFacts', 'UFFFFFA', ofAppointment('booked')],
  ['commission.list all', 'adminCommissionsApi.list', 'UFFFFFA', nothing],
  ['commission.list all, as a file', 'adminCommissionsApi.csv', 'UFFFFFA', nothing],
  ['commission.sums of all', 'adminCommissionsApi.sums', 'UFFFFFA', nothing],
];
