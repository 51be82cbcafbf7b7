import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { toast } from '../ui/toast.ts';
import { showProblem } from './problems.ts';

/** What a form sends, and what it says then. */
export interface SendForm<Input, Output, Reply> {
  /** The schema with which the server validates the form. */
  schema: z.ZodMiniType<Output, Input>;
  /** The initial values. `id` stays the same while the form is open, so that sending again after a lost connection creates nothing twice. */
  defaults: (id: string) => DefaultValues<Input>;
  send: (values: Output) => Promise<Reply>;
  /** The toast shown after a success. */
  done: string;
  /** A second sentence of the same toast. */
  doneMore?: string | ((reply: Reply) => string | undefined);
  /** The title of the toast shown after a failure. */
  failed: string | ((error: unknown) => string);
  /** Closes the dialog, or opens the page of what was created. */
  after?: (reply: Reply) => void;
  /** A field that is not shown has no value. */
  shouldUnregister?: boolean;
}

/**
 * A form of the app: validated with the server's own schema, sent, and its result shown as a toast, as is the first fault when it
 * isn't valid. After a refusal or a lost connection everything typed is kept. `field(name)` goes into a field of web/ui, `sending` into the FormDialog or the form around them.
 */
export function useSendForm<Input extends FieldValues, Output, Reply>(options: SendForm<Input, Output, Reply>) {
  const { schema, send, done, doneMore, failed, after, shouldUnregister = false } = options;
  const [defaultValues] = useState(() => options.defaults(uuidv7()));
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues, shouldUnregister });
  const { errors, isSubmitting } = form.formState;
  // The result of the latest try replaces the toast of the one before.
  const toastId = useId();
  // Of a form that is gone no fault is told, as of a dialog that was cancelled.
  const isFaulty = useRef(false);
  useEffect(() => () => void (isFaulty.current && toast.dismiss(toastId)), [toastId]);

  const sendValid = async (values: Output) => {
    isFaulty.current = false;
    try {
      const reply = await send(values);
      toast.success(done, { id: toastId, description: typeof doneMore === 'function' ? doneMore(reply) : doneMore });
      after?.(reply);
    } catch (error) {
      const setError = (name: string, message: string) => form.setError(name as Path<Input>, { message }, { shouldFocus: true });
      showProblem(typeof failed === 'string' ? failed : failed(error), error, { id: toastId, setError });
    }
  };
  const onSubmit = form.handleSubmit(sendValid, (found) => {
    isFaulty.current = true;
    toast.error('Validation Error', { id: toastId, description: faultsIn(found)[0]?.[1].message });
  });

  const faults = faultsIn(errors);
  return {
    form,
    field: (name: Path<Input>, options?: RegisterOptions<Input, Path<Input>>) => ({
      ...form.register(name, options),
      error: faults.find(([key]) => key === name)?.[1].message,
    }),
    sending: {
      onSubmit,
      isBusy: isSubmitting,
      /** An error of the whole form, or of a value that has no field. */
      problem: faults.find(([, { ref }]) => !ref)?.[1].message,
    },
  };
}

/** Each field in fault with its sentence, in the order of the schema. */
function faultsIn(errors: object): [string, { message?: string; ref?: unknown }][] {
  return Object.entries(errors);
}
