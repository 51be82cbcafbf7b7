import { Composer } from '../../web/modules/messages/composer.tsx';
import { greyed, me, testForm } from '../support/form.tsx';

testForm('a message', {
  form: (sent) => <Composer appointmentId={me} onSend={(message, image_urls) => sent({ message, image_urls })} />,
  opens: greyed,
  first: { message: 'Is it still there?' },
  sends: { message: 'Is it still there?', image_urls: [] },
  fields: { message: { typed: ' Can I see it? ', sends: 'Can I see it?', emptied: greyed } },
});
