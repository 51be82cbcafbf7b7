import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { FormPage } from '../form-page.tsx';

/** The page behind the switch in a mail: such mails are switched off, or on again, without signing in. */
export function MailOff({ chrome, token, title, says, isOff, banner }: { chrome: Chrome } & SitePages['mail-off']) {
  return (
    <FormPage
      chrome={chrome}
      label="Barua pepe"
      heading={isOff ? 'These mails are off' : `Mails: ${title}`}
      banner={banner}
      back={{ href: paths.landing, label: 'Back to the start' }}
    >
      <form method="post" action={paths.mailOff(token)} className="card grid gap-4 p-5">
        {isOff && <input type="hidden" name="again" value="true" />}
        <p>
          {isOff && `${title}: we mail you no more about this. The notices in the app stay as you chose them. What it was about: `}
          {says}
        </p>
        <button type="submit" className={`btn ${isOff ? 'btn-outline' : 'btn-primary'}`}>
          {isOff ? 'Send them again' : 'Stop these mails'}
        </button>
        <p className="text-muted text-sm">
          <a className="link" href={paths.noticeChoices}>
            All your choices
          </a>{' '}
          stand in your profile.
        </p>
      </form>
    </FormPage>
  );
}
