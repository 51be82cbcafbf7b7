import { budgetInFigures, type ReadBudget } from '../../../shared/requests/budget-in-words.ts';
import { buyerRequestsWords } from '../../../words/requests/buyer-requests.ts';

/** What the buyer wants to spend: in figures where they were read, else in the buyer's own words. */
export function Budget({ request }: { request: ReadBudget }) {
  const figures = budgetInFigures(request);
  return (
    <p>
      <span className="text-muted block text-sm">{buyerRequestsWords.budget}</span>
      {figures ? (
        <span className="price text-lg whitespace-normal">{figures}</span>
      ) : (
        <span className="font-bold wrap-anywhere">“{request.budget}”</span>
      )}
    </p>
  );
}
