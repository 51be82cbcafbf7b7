import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { Contents } from '../contents.tsx';
import { Document } from '../document.tsx';
import { PageHead } from '../page-head.tsx';
import { sharePictures } from '../share-pictures.tsx';

const lead = 'Do not pay it. No honest deal here needs money before you have seen the car.';
const subject = encodeURIComponent('I was asked for a deposit');

const headings = {
  now: 'What to do now',
  report: 'Tell us',
  paid: 'You have already paid?',
  never: 'What we never ask for',
  when: 'When it is right to pay',
};

/** Help for a buyer who was asked for money before seeing the car: what to do now, how to tell us, what we never ask for. */
export function Deposit({ chrome }: { chrome: Chrome }) {
  const { siteName, supportEmail } = chrome;
  const { label, title, car } = sharePictures.deposit;
  return (
    <Document chrome={chrome} description={lead}>
      <PageHead label={label} title={title} lead={lead} car={car} />
      <div className="wrap legal">
        <Contents sections={Object.entries(headings).map(([id, title]) => ({ id, title }))} className="max-lg:hidden" />
        <article>
          <section id="now">
            <h2 className="text-2xl">{headings.now}</h2>
            <ul>
              <li>Send no money, no M-Pesa PIN and no code, whatever the hurry. “Another buyer is coming” is how cheats make haste.</li>
              <li>Keep the messages and the number. Write down when you were called, and what was said.</li>
              <li>Offer to see the car first. A dealer who has it will show it.</li>
            </ul>
          </section>
          <section id="report">
            <h2 className="text-2xl">{headings.report}</h2>
            <p>
              Write to <a href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</a> with the name of the dealer, the car, the
              number that money was asked to, and a picture of the message. We reply within 24 hours on business days, ask the dealer, and
              take the verification back when it is true. The dealer does not learn your words from us.
            </p>
            <p>
              <a className="btn btn-primary" href={`mailto:${supportEmail}?subject=${subject}`}>
                Report it by email
              </a>
            </p>
          </section>
          <section id="paid">
            <h2 className="text-2xl">{headings.paid}</h2>
            <ul>
              <li>Call M-Pesa or your bank at once and ask them to reverse it: every minute counts.</li>
              <li>Report it at a police station and ask for the OB number.</li>
              <li>Then write to us. We can’t bring the money back, but we can stop the next one.</li>
            </ul>
          </section>
          <section id="never">
            <h2 className="text-2xl">{headings.never}</h2>
            <ul>
              <li>Money from a buyer: no deposit, no booking fee, no “verification fee”. Buyers pay {siteName} nothing at all.</li>
              <li>Your password, your M-Pesa PIN, or a code from an SMS.</li>
              <li>A payment to a number that stands in a chat.</li>
            </ul>
            <p>Whoever asks for these in our name is a cheat, however well they know the car.</p>
          </section>
          <section id="when">
            <h2 className="text-2xl">{headings.when}</h2>
            <p>
              When you have seen the car by daylight, your mechanic has driven it, the chassis number is that of the logbook, and NTSA’s
              record agrees. Pay the dealer, and have a receipt and a signed sale agreement.
            </p>
            <p>
              More in the <a href={paths.questions}>questions of buyers</a>.
            </p>
          </section>
        </article>
      </div>
    </Document>
  );
}
