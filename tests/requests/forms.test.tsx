import type { WholeRequest } from '../../shared/requests/admin-api.ts';
import { wholeRequest } from '../../shared/requests/admin-reads.ts';
import { requestsApi } from '../../shared/requests/api.ts';
import { RequestStatusDialog } from '../../web/modules/requests/request-status-dialog.tsx';
import { greyed, me, testForm } from '../support/form.tsx';

const request = {
  id: me,
  car_model: 'Toyota Axio',
  status: 'active',
  buyer: { full_name: 'Wanjiru' },
} as WholeRequest;

testForm('the status of a request, set by our team', {
  form: () => <RequestStatusDialog id={me} onClose={() => undefined} />,
  as: 'admin',
  given: [[wholeRequest(me), request]],
  to: requestsApi.setStatus,
  opens: greyed,
  first: { status: 'cancelled' },
  sends: { status: 'cancelled' },
  fields: { status: { typed: 'completed', sends: 'completed' } },
});
