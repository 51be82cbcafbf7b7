import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Endpoint, Read } from '../../shared/contract.ts';
import type { Role } from '../../shared/roles.ts';
import { opened, type SentCall } from './opened.tsx';
import { soon } from './soon.ts';

// What a form of the app sends, below the browser: the real component in a document of happy-dom, down to the call of the API, which is not answered.

export { me } from './opened.tsx';

type Typed = Record<string, string | boolean>;

/** Why nothing was sent: the sentences that the form says. */
interface Refusal {
  says: string[];
}

export const says = (...sentences: string[]): Refusal => ({ says: sentences });

/** Nothing can be sent yet: the button can't be pressed. */
export const greyed = says('(the button is grey)');

/** A field of a form. */
export interface FieldCase {
  /** What is typed, chosen or ticked. */
  typed: string | boolean;
  /** What is sent of it then, under its name; or what is said. */
  sends?: unknown;
  /** Instead, where other names of the body change with it. */
  changes?: object;
  /** What is sent of the field left empty, or what is said. A choice that can't be taken back has none. */
  emptied?: unknown;
}

interface FormCase {
  /** `sent`: takes what is sent where the form calls no endpoint itself. */
  form: (sent: (body: unknown) => void) => ReactElement;
  /** Who is signed in. */
  as?: Role;
  /** What the form reads, with the replies. */
  given?: readonly (readonly [Read, unknown])[];
  /** The call that sends it. */
  to?: Endpoint;
  /** The label of the button that shows its fields. */
  behind?: string;
  /** What it says as it opens, where it can't be sent so; `first` is filled in before every other try. */
  opens?: Refusal;
  first?: Typed;
  /** The body that is sent, with nothing else touched. */
  sends: object;
  /** Each of its fields by its name, tried alone. */
  fields: Record<string, FieldCase>;
}

/** Tests what a form sends: as it opens, and with each of its fields filled and emptied. A field of the form without a row here fails. */
export function testForm(title: string, { opens, first = {}, sends, fields, ...way }: FormCase): void {
  const open = () => openForm(way);
  const tried = async (typed: Typed) => {
    const opened = await open();
    opened.fill(first);
    opened.fill(typed);
    return opened.press();
  };
  const rows = Object.entries(fields);
  const emptied = rows.filter(([, field]) => 'emptied' in field);

  describe(title, () => {
    it('has no field but these', async () => {
      const opened = await open();
      opened.fill(first);
      expect(opened.names()).toEqual(rows.map(([name]) => name).sort());
      expect(opened.namesToEmpty()).toEqual(emptied.map(([name]) => name).sort());
    });

    if (opens) {
      it('as it opens', async () => {
        expect(await (await open()).press()).toEqual(opens);
      });
    }

    it('with nothing touched', async () => {
      expect(await tried({})).toEqual(sends);
    });

    it.each(rows)('%s filled', async (name, { typed, sends: value, changes = { [name]: value } }) => {
      expect(await tried({ [name]: typed })).toEqual(isRefusal(value) ? value : { ...sends, ...changes });
    });

    it.each(emptied)('%s emptied', async (name, { typed, emptied: value }) => {
      const outcome = await tried({ [name]: typeof typed === 'boolean' ? false : '' });
      expect(outcome).toEqual(isRefusal(value) ? value : { ...sends, [name]: value });
    });
  });
}

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'says' in value;

// In happy-dom a fieldset that is disabled does not disable what is in it.
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form);
    for (const field of form?.querySelectorAll<Field>('fieldset[disabled] [name]') ?? []) this.delete(field.name);
  }
};

// It lacks both, by which react-hook-form knows that nobody has chosen before it was there.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0 });
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
  set(this: HTMLOptionElement, isSelected: boolean) {
    this.toggleAttribute('selected', isSelected);
  },
});

/** What reached a call, or the form's callback. */
type Sent = Partial<SentCall> & { body: unknown };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form, open, until the test ends. */
export async function openForm({ form, as = 'buyer', given = [], to, behind }: Omit<FormCase, 'sends' | 'fields'>) {
  const sent: Sent[] = [];
  const place = opened(
    form((body) => sent.push({ body })),
    { as, given, onSent: (call) => sent.push(call) },
  );
  const buttons = (selector: string) => [...place.querySelectorAll<HTMLButtonElement>(selector)];
  if (behind) (await soon(() => only(buttons('button').filter(({ textContent }) => textContent === behind)))).click();
  const button = await soon(() => only(buttons('form [type=submit]')));
  const all = () =>
    [...place.querySelectorAll<Field>(':is(input, textarea, select):not([type=file], [type=hidden], :disabled)')].filter(isEnabled);
  const namesOf = (fields: Field[]) => [...new Set(fields.filter(({ form }) => form).map(({ name }) => name))].sort();

  return {
    names: () => namesOf(all()),
    namesToEmpty: () => namesOf(all().filter(canBeEmptied)),
    fill(typed: Typed): void {
      for (const [name, value] of Object.entries(typed))
        fillIn(
          all().filter((field) => field.name === name),
          value,
        );
    },
    /** What stands in the field. */
    valueOf: (name: string) => only(all().filter((field) => field.name === name)).value,
    /** What is said above the fields. */
    said: () => place.querySelector('[role=status]')?.textContent ?? '',
    /** Presses the button of this label, once it is there. */
    choose: (label: string) => soon(() => only(buttons('button').filter(({ textContent }) => textContent === label)).click()),
    /** Presses the button, and answers yes to what is asked then: the body that is sent, or why none is. */
    async press(): Promise<unknown> {
      if (button.disabled) return greyed;
      button.click();
      return soon(() => {
        buttons('form dialog .btn-primary').at(-1)?.click();
        return sent[0] ? bodyOf(sent[0], to) : says(...some(sentencesIn(place)));
      });
    },
  };
}

/** The body, which went to this endpoint, or what that says of it. */
function bodyOf({ method, address, body }: Sent, to: Endpoint | undefined): unknown {
  expect(method).toBe(to?.method);
  if (to) expect(address).toMatch(new RegExp(`^${to.path.replace(/:\w+/g, '[^/]+')}$`));
  const { issues } = to?.body?.safeParse(body).error ?? {};
  return issues ? says(...new Set(issues.map(({ message }) => message))) : body;
}

const sentencesIn = (place: Element) =>
  [...place.querySelectorAll('.error, .failure')].map(({ textContent }) => textContent).filter((sentence) => sentence !== '');

function some<T>(found: T[]): T[] {
  expect(found).not.toEqual([]);
  return found;
}

function only<T>(found: Iterable<T>): T {
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) throw new Error(`not one, but ${others.length + (one === undefined ? 0 : 1)}`);
  return one;
}

const isEnabled = (field: Field) => !field.closest('fieldset[disabled]');

function canBeEmptied(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some(({ value, disabled }) => value === '' && !disabled);
  return field.type !== 'radio';
}

const setterOf = (field: Field) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;

/** Fills a field as a person does, and leaves it: an input, or the inputs of a choice. */
function fillIn(fields: Field[], value: string | boolean): void {
  const field = only(fields.length > 1 ? fields.filter((option) => option.value === value) : fields);
  field.focus();
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    if (field.checked !== Boolean(value)) field.click();
  } else {
    // React has a setter of its own on the element, which would hide the change from it.
    setterOf(field)?.call(field, value);
    const event = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }
  field.blur();
}
