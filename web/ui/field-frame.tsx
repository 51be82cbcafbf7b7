import { type ReactNode, useId } from 'react';

/** What stands around an input. */
export interface Around {
  label: ReactNode;
  hint?: ReactNode;
  /** Said behind the label. */
  isOptional?: boolean;
  /** The sentence of the rule that is broken; shown beside the input and read out with it. */
  error?: string | undefined;
}

/**
 * The props of a field: what stands around it and what its input takes. `name` is the specification's. The pages of the site give it
 * `typed(…)` (web/site/typed.ts), the forms of the app `field(…)` (web/client/use-send-form.ts).
 */
export type FieldProps<Input> = Around & Input & { name: string };

interface Ties {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

interface FrameProps extends Around {
  /** The input's; made here if there is none. */
  id: string | undefined;
  /** The input, tied to what stands around it. */
  children: (ties: Ties) => ReactNode;
}

/** The label above an input, its hint and its error below. */
export function FieldFrame({ id, label, hint, isOptional, error, children }: FrameProps) {
  const ties = useTies({ id, hint, error });
  return (
    <div className="field">
      <label htmlFor={ties.id}>
        {label}
        {isOptional && <Optional />}
      </label>
      {children(ties)}
      <Below id={ties.id} hint={hint} error={error} />
    </div>
  );
}

/** Ties an input, or a group of them, to what stands `Below` it. */
export function useTies({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>): Ties {
  const made = useId();
  const own = id ?? made;
  return { id: own, 'aria-invalid': error ? true : undefined, 'aria-describedby': hint ? `${own}-hint ${own}-error` : `${own}-error` };
}

export function Optional() {
  return <span className="text-muted font-normal"> (optional)</span>;
}

/** Hint and error. The place of the error is always there: on public pages the script writes into it, by its id. */
export function Below({ id, hint, error }: Pick<Around, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="error" role="alert">
        {error}
      </p>
    </>
  );
}
