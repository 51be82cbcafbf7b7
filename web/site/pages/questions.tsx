import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { Contents } from '../contents.tsx';
import { Document } from '../document.tsx';
import { JsonLd } from '../json-ld.tsx';
import { PageHead } from '../page-head.tsx';
import { questionGroups } from '../questions/questions.ts';
import { sharePictures } from '../share-pictures.tsx';

// Nobody who is signed in can sign up.
const joinAsDealer = paths.auth({ tab: 'sign-up', type: 'dealer' });

const lead = 'What it costs, who is checked, when to pay, and what happens when something is not right.';

/** Questions of buyers and of dealers. Each answer says what the program does: docs/domain has the rules. */
export function Questions({ chrome }: { chrome: Chrome }) {
  const groups = questionGroups(chrome);
  const { label, title, car } = sharePictures.questions;
  return (
    <Document chrome={chrome} description={lead}>
      <PageHead label={label} title={title} lead={lead} car={car} />
      <div className="wrap legal">
        <Contents sections={groups} />
        <article>
          {groups.map(({ id, title: name, questions }) => (
            <section key={id} id={id}>
              <h2 className="text-2xl">{name}</h2>
              <div className="questions">
                {questions.map(({ id: anchor, ask, answer, more }) => (
                  <details key={anchor} id={anchor}>
                    <summary>{ask}</summary>
                    <p>{answer}</p>
                    {more && !(chrome.viewer && more.href === joinAsDealer) && (
                      <p>
                        <a href={more.href}>{more.label}</a>
                      </p>
                    )}
                  </details>
                ))}
              </div>
            </section>
          ))}
          <section>
            <h2 className="text-2xl">Your question is not here?</h2>
            <p>
              Write to <a href={`mailto:${chrome.supportEmail}`}>{chrome.supportEmail}</a>, or <a href={paths.contact}>call us</a>. We reply
              within 24 hours on business days.
            </p>
          </section>
        </article>
      </div>
      <JsonLd
        facts={{
          '@type': 'FAQPage',
          mainEntity: groups.flatMap(({ questions }) =>
            questions.map(({ ask, answer }) => ({
              '@type': 'Question',
              name: ask,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          ),
        }}
      />
    </Document>
  );
}
