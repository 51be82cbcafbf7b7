import { listsWords } from '../../words/ui/lists.ts';

interface ShowingProps {
  /** The words that were looked for in place of those typed; undefined where none were. */
  showing: string | undefined;
  /** What was typed. */
  search: string | undefined;
  onSearch: (search: string) => void;
}

/** Above a list: what its search was taken to mean, and the way back to what was typed. In quotation marks it is looked for as it stands. */
export function Showing({ showing, search, onSearch }: ShowingProps) {
  const isShown = showing !== undefined && search !== undefined;
  return (
    <p role="status" className={isShown ? 'my-3' : undefined}>
      {isShown && (
        <>
          {listsWords.showing(<strong>{showing}</strong>)}{' '}
          <button type="button" className="link text-left" onClick={() => onSearch(`"${search.slice(0, 98)}"`)}>
            {listsWords.searchFor(search)}
          </button>
        </>
      )}
    </p>
  );
}
