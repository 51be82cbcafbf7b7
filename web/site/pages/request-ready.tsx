import { paths } from '../../../shared/addresses/paths.ts';
import { typedBudgetInWords } from '../../../shared/requests/budget-read.ts';
import { eachWish } from '../../../shared/requests/wishes.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { postRequestPageWords } from '../../../words/site/post-request-page.ts';
import { AskedCarLine } from '../asked-car.tsx';
import { FormPage } from '../form-page.tsx';

/** The request that waits in this browser: one tap posts it, or drops it (docs/domain/accounts.md, "A request that waits"). */
export function RequestReady({ chrome, values, asked, banner }: { chrome: Chrome } & SitePages['request-ready']) {
  const isBuyer = chrome.viewer?.role === 'buyer';
  return (
    <FormPage
      chrome={chrome}
      {...(!isBuyer && { title: postRequestPageWords.notPosted })}
      label={postRequestPageWords.ready}
      car={{ body: 'suv', colour: '#f6c51b' }}
      heading={isBuyer ? postRequestPageWords.postNow : postRequestPageWords.cannotBePosted}
      lead={
        isBuyer
          ? postRequestPageWords.seenOncePosted
          : postRequestPageWords.notABuyer[chrome.viewer?.role === 'dealer' ? 'dealer' : 'admin']
      }
      banner={banner}
      back={{ href: paths.dashboard, label: postRequestPageWords.notNow }}
    >
      <div className="card p-5">
        <h2 className="text-2xl">{values.car_model}</h2>
        <p className="price mt-1 text-xl">{typedBudgetInWords(values.budget ?? '')}</p>
        <p className="mt-1">{values.location}</p>
        <p className="text-muted mt-1">{wishesOf(values)}</p>
        {values.description && <p className="mt-3 break-words whitespace-pre-line">{values.description}</p>}
        {isBuyer && asked && <AskedCarLine car={asked} />}
        {isBuyer && (
          <form method="post" action={paths.readyRequest} className="mt-5 grid">
            <input type="hidden" name="id" value={values.id} />
            <button type="submit" className="btn btn-primary">
              {postRequestPageWords.postItNow}
            </button>
          </form>
        )}
        <form method="post" action={paths.dropRequest} className="mt-3 grid gap-3">
          {isBuyer && (
            <a className="btn btn-outline" href={paths.postRequestWith({ again: 'change' })}>
              {postRequestPageWords.changeFirst}
            </a>
          )}
          <button type="submit" className={isBuyer ? 'link justify-self-center py-2.5' : 'btn btn-primary'}>
            {postRequestPageWords.drop}
          </button>
        </form>
      </div>
    </FormPage>
  );
}

/** What is wished, and whether the phone number is shown. */
function wishesOf(values: Record<string, string>): string {
  return [...eachWish(values), ...(values.share_phone ? [postRequestPageWords.phoneShown] : [])].join(' · ');
}
