import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { paths } from '../../../shared/site/paths.ts';
import { FormPage } from '../form-page.tsx';

/** The page behind the switch in a mail: its kind is switched off, or on again, without signing in. */
export function MailOff({ chrome, token, isOff, banner }: { chrome: Chrome } & SitePages['mail-off']) {
  return (
    <FormPage
      chrome={chrome}
      label="Barua pepe"
      heading={isOff ? 'These mails are off' : 'Mails about your saved cars'}
      banner={banner}
      back={{ href: paths.landing, label: 'Back to the start' }}
    >
      <form method="post" action={paths.mailOff(token)} className="card grid gap-4 p-5">
        {isOff && <input type="hidden" name="again" value="true" />}
        <p>
          {isOff
            ? 'We mail you no more about your saved cars. The notices in the app stay.'
            : 'When the price of a saved car changes, or it is reserved, sold or available again, we tell you in one mail a day.'}
        </p>
        <button type="submit" className={`btn ${isOff ? 'btn-outline' : 'btn-primary'}`}>
          {isOff ? 'Send them again' : 'Stop these mails'}
        </button>
      </form>
    </FormPage>
  );
}
