import { paths } from '../../../shared/addresses/paths.ts';

const steps = [
  'See the car by daylight, at the dealer’s yard.',
  'Bring your own mechanic, and drive it.',
  'Compare the chassis number with the logbook.',
  'No deposit before you have seen it.',
];

/** What protects a buyer, before any money moves. */
export function BeforeYouPay() {
  return (
    <section className="card p-4" aria-labelledby="before-you-pay">
      <h2 id="before-you-pay" className="text-xl">
        Before you pay
      </h2>
      <ol className="mt-2 grid list-decimal gap-1 pl-5 marker:font-bold marker:text-clay">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-muted mt-3 text-sm">Our team checks a dealer’s licence, phone and address, never the car.</p>
      <a className="link mt-1 inline-flex min-h-11 items-center text-sm" href={paths.deposit}>
        Asked for a deposit?
      </a>
    </section>
  );
}
