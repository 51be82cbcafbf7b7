import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { questionsPageWords } from '../../../words/site/questions-page.ts';
import { Contents } from '../contents.tsx';
import { Document } from '../document.tsx';
import { JsonLd } from '../json-ld.tsx';
import { PageHead } from '../page-head.tsx';
import { questionGroups } from '../questions.ts';
import { sharePicture } from '../share-pictures.tsx';

// Nobody who is signed in can sign up.
const joinAsDealer = paths.auth({ tab: 'sign-up', type: 'dealer' });

/** Questions of buyers and of dealers. Each answer says what the program does: docs/domain has the rules. */
export function Questions({ chrome }: { chrome: Chrome }) {
  const groups = questionGroups(chrome);
  const { label, title, car } = sharePicture('questions');
  return (
    <Document chrome={chrome} description={questionsPageWords.lead}>
      <PageHead label={label} title={title} lead={questionsPageWords.lead} car={car} />
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
            <h2 className="text-2xl">{questionsPageWords.notHere}</h2>
            <p>
              {questionsPageWords.writeOrCall(<a href={`mailto:${chrome.supportEmail}`}>{chrome.supportEmail}</a>, (words) => (
                <a href={paths.contact}>{words}</a>
              ))}
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
