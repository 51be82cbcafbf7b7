import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { accountPagesWords } from '../../../words/site/account-pages.ts';
import { FormPage } from '../form-page.tsx';

/** The page behind the switch in a mail: such mails are switched off, or on again, without signing in. */
export function MailOff({ chrome, token, title, says, isOff, banner }: { chrome: Chrome } & SitePages['mail-off']) {
  return (
    <FormPage
      chrome={chrome}
      label={accountPagesWords.emailLabel}
      heading={isOff ? accountPagesWords.mailsOff : accountPagesWords.mailsOf(title)}
      banner={banner}
      back={{ href: paths.landing, label: accountPagesWords.backToStart }}
    >
      <form method="post" action={paths.mailOff(token)} className="card grid gap-4 p-5">
        {isOff && <input type="hidden" name="again" value="true" />}
        <p>{isOff ? `${accountPagesWords.noMore(title)} ${accountPagesWords.whatItWas(says)}` : says}</p>
        <button type="submit" className={`btn ${isOff ? 'btn-outline' : 'btn-primary'}`}>
          {isOff ? accountPagesWords.mailAgain : accountPagesWords.stopMails}
        </button>
        <p className="text-muted text-sm">
          {accountPagesWords.allChoices((words) => (
            <a className="link" href={paths.noticeChoices}>
              {words}
            </a>
          ))}
        </p>
      </form>
    </FormPage>
  );
}
