import { paths } from '../../../shared/addresses/paths.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';

/** What protects a buyer, before any money moves. */
export function BeforeYouPay() {
  return (
    <section className="card p-4" aria-labelledby="before-you-pay">
      <h2 id="before-you-pay" className="text-xl">
        {carPageWords.beforeYouPay}
      </h2>
      <ol className="mt-2 grid list-decimal gap-1 pl-5 marker:font-bold marker:text-clay">
        {carPageWords.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-muted mt-3 text-sm">{carPageWords.whatIsChecked}</p>
      <a className="link mt-1 inline-flex min-h-11 items-center text-sm" href={paths.deposit}>
        {carPageWords.askedForDeposit}
      </a>
    </section>
  );
}
