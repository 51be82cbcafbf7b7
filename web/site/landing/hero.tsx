import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { landingPageWords } from '../../../words/site/landing-page.ts';
import { Scenery } from '../../ui/scenery.tsx';
import { SampleRequest } from './sample-request.tsx';

/** The top of the landing page: what the site does, the field with which a request begins, the figures, and an example of a request. */
export function Hero({ chrome }: { chrome: Chrome }) {
  const { content, viewer } = chrome;
  return (
    <section className="hero">
      <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-10 pt-8 pb-12 md:pt-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pb-16">
        <div className="min-w-0">
          <p className="flex items-center gap-3">
            <span className="site-label">{content['home/hero/label']}</span>
            <span className="text-muted text-sm">{content['home/hero/greeting']}</span>
          </p>
          <h1 className="hero-title mt-5">{content['home/hero/title']}</h1>
          <p className="lead mt-5 max-w-xl">{content['home/hero/subtitle']}</p>
          <div className="mt-7 grid max-w-xl gap-3">
            {viewer && viewer.role !== 'buyer' ? <StartYourSearch viewer={viewer} /> : <WhichCar />}
            <a className="btn btn-outline btn-large" href={viewer ? paths.browseDealers : paths.auth({ next: paths.browseDealers })}>
              {landingPageWords.browseDealers}
            </a>
          </div>
          <Figures chrome={chrome} of={['home/hero/cars', 'home/hero/dealers', 'home/hero/secure']} />
        </div>
        <SampleRequest chrome={chrome} />
      </div>
      <Scenery />
    </section>
  );
}

/** The first field of a request: its form goes on with it. Left empty it leads a visitor to sign up first (docs/domain/accounts.md, "A request that waits"). */
function WhichCar() {
  return (
    <form action={paths.postRequest} className="field">
      <label htmlFor="which-car">{landingPageWords.whichCar}</label>
      <div className="which-car">
        <input
          id="which-car"
          name="car_model"
          className="input"
          placeholder={landingPageWords.exampleCar}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="go"
        />
        <button type="submit" className="btn btn-primary btn-large">
          {landingPageWords.startYourSearch}
        </button>
      </div>
    </form>
  );
}

/** A buyer posts a request, any other signed-in user goes home, a visitor signs up first, then posts. */
export function StartYourSearch({ viewer }: Pick<Chrome, 'viewer'>) {
  const visitorOrHome = viewer ? paths.dashboard : paths.auth({ tab: 'sign-up', next: paths.postRequest });
  return (
    <a className="btn btn-primary btn-large" href={viewer?.role === 'buyer' ? paths.postRequest : visitorOrHome}>
      {landingPageWords.startYourSearch}
    </a>
  );
}

/** Editable figures side by side, each with its label; `of` has the names of their texts. */
export function Figures({ chrome: { content }, of }: { chrome: Chrome; of: string[] }) {
  return (
    <dl className="figures mt-9">
      {of.map((figure) => (
        <div key={figure}>
          <dt className="text-muted text-sm">{content[`${figure}_label`]}</dt>
          <dd className="price">{content[figure]}</dd>
        </div>
      ))}
    </dl>
  );
}
