import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { telLink } from '../../../shared/tel-link.ts';
import { aboutPageWords } from '../../../words/site/about-page.ts';
import { Document } from '../document.tsx';
import { Figures } from '../landing/hero.tsx';
import { Stop } from '../landing/stop.tsx';
import { PageHead } from '../page-head.tsx';

const values = ['transparency', 'trust', 'customer_first', 'innovation'];

/** Who we are. */
export function About({ chrome }: { chrome: Chrome }) {
  const { content } = chrome;
  return (
    <Document chrome={chrome} description={content['about/main/subtitle']}>
      <PageHead
        label={content['about/main/label']}
        title={content['about/main/title']}
        lead={content['about/main/subtitle']}
        car={{ body: 'suv', colour: '#1f5a3c' }}
      />
      <div className="wrap grid gap-x-16 gap-y-10 py-14 md:grid-cols-2 md:py-20">
        <section>
          <h2 className="text-2xl">{content['about/mission/title']}</h2>
          <p className="mt-3 text-lg">{content['about/mission/text']}</p>
        </section>
        <section>
          <h2 className="text-2xl">{content['about/vision/title']}</h2>
          <p className="mt-3 text-lg">{content['about/vision/text']}</p>
        </section>
      </div>
      <section className="wrap pb-16">
        <h2 className="section-title">{content['about/how_it_works/title']}</h2>
        <ol className="stops stops-three">
          {[1, 2, 3].map((step) => (
            <Stop
              key={step}
              step={step}
              title={content[`about/how_it_works/step${step}_title`]}
              text={content[`about/how_it_works/step${step}_text`]}
            />
          ))}
        </ol>
      </section>
      <section className="wrap pb-16">
        <h2 className="section-title">{content['about/values/title']}</h2>
        <dl className="values">
          {values.map((value) => (
            <div key={value}>
              <dt className="font-display text-xl">{content[`about/values/${value}_title`]}</dt>
              <dd className="text-muted mt-1">{content[`about/values/${value}`]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap grid items-start gap-10 pb-20 md:grid-cols-2">
        <div>
          <h2 className="section-title">{content['about/impact/title']}</h2>
          <Figures chrome={chrome} of={['about/impact/dealers', 'about/impact/customers', 'about/impact/sold', 'about/impact/rating']} />
        </div>
        <div className="card p-6">
          <h2 className="text-2xl">{content['about/talk/title']}</h2>
          <address className="mt-3 grid not-italic">
            <a className="contact-line" href={telLink(content['contact/contact_info/phone1'] ?? '')}>
              {content['contact/contact_info/phone1']}
            </a>
            <a className="contact-line" href={`mailto:${content['contact/contact_info/email_info']}`}>
              {content['contact/contact_info/email_info']}
            </a>
            <span className="py-2">{content['contact/contact_info/address']}</span>
          </address>
          <a className="btn btn-outline mt-3" href={paths.contact}>
            {aboutPageWords.allContacts}
          </a>
        </div>
      </section>
    </Document>
  );
}
