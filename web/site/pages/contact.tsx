import { Fragment, type ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { telLink } from '../../../shared/tel-link.ts';
import { depositPageWords } from '../../../words/site/deposit-page.ts';
import { Document } from '../document.tsx';
import { PageHead } from '../page-head.tsx';

/** How to reach us (docs/domain/words.md, "Site texts"). */
export function Contact({ chrome }: { chrome: Chrome }) {
  const { content } = chrome;
  const info = (key: string) => content[`contact/contact_info/${key}`] ?? '';
  return (
    <Document chrome={chrome} description={content['contact/main/subtitle']}>
      <PageHead
        label={content['contact/main/label']}
        title={content['contact/main/title']}
        lead={content['contact/main/subtitle']}
        car={{ body: 'hatch', colour: '#4f7f9b' }}
      />
      <div className="wrap grid gap-5 py-14 md:grid-cols-2 md:py-20 lg:grid-cols-3">
        <Block title={info('title')}>
          <Phone number={info('phone1')} />
          <Email address={info('email_info')} about={info('email_info_label')} />
          <Email address={info('email_support')} about={info('email_support_label')} />
        </Block>
        <Block title={info('dealer_title')}>
          <p className="text-muted pb-1">{info('dealer_text')}</p>
          <Phone number={info('dealer_phone')} />
          <Email address={info('dealer_email')} about={info('dealer_email_label')} />
        </Block>
        <Block title={content['contact/hours/title']} className="md:col-span-2 lg:col-span-1">
          <p className="pb-3">{info('address')}</p>
          <dl className="hours">
            {[1, 2, 3].map((line) => (
              <Fragment key={line}>
                <dt>{content[`contact/hours/line${line}_days`]}</dt>
                <dd>{content[`contact/hours/line${line}_time`]}</dd>
              </Fragment>
            ))}
          </dl>
          <p className="text-muted pt-3 text-sm">{content['contact/hours/note']}</p>
        </Block>
      </div>
      <section className="wrap pb-20">
        <div className="notice max-w-3xl p-6">
          <h2 className="text-xl">{content['contact/scam/title']}</h2>
          <p className="mt-2">
            {content['contact/scam/text']} <Inline address={info('email_support')} />
          </p>
          <p className="mt-2">
            <a className="link inline-block py-2.5" href={paths.deposit}>
              {depositPageWords.whatToDo}
            </a>
          </p>
        </div>
      </section>
    </Document>
  );
}

function Block({ title, className = '', children }: { title: string | undefined; className?: string; children: ReactNode }) {
  return (
    <section className={`card p-6 ${className}`}>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <p>
      <a className="contact-line price text-lg" href={telLink(number)}>
        {number}
      </a>
    </p>
  );
}

function Email({ address, about }: { address: string; about: string }) {
  return (
    <p className="mt-2">
      <span className="text-muted block text-sm">{about}</span>
      <a className="contact-line" href={`mailto:${address}`}>
        {address}
      </a>
    </p>
  );
}

function Inline({ address }: { address: string }) {
  return (
    <a className="link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}
