import { erasingApi } from '../../shared/erasing/api.ts';
import { EraseDialog } from '../../web/modules/erasing/erase-dialog.tsx';
import { testForm } from '../support/form.tsx';

testForm('erasing the account', {
  form: () => <EraseDialog onClose={() => undefined} />,
  to: erasingApi.erase,
  first: { current_password: 'Simba2026' },
  sends: { current_password: 'Simba2026' },
  fields: { current_password: { typed: 'x', sends: 'x', emptied: '' } },
});
