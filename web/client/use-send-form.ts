import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { toast } from '../ui/toast.ts';
import { showProblem } from './problems.ts';

interface SendForm<Input, Output, Reply> {
  /** What the server checks the form by. */
  schema: z.ZodMiniType<Output, Input>;
  /** What the form begins with. `id` stays the same while the form is open: sent again after a lost connection it is the same thing. */
  defaults: (id: string) => DefaultValues<Input>;
  send: (values: Output) => Promise<Reply>;
  /** What is said afterwards, as a toast. */
  done: string;
  /** A second sentence of the same toast. */
  doneMore?: string;
  /** The title of the toast that says it failed. */
  failed: string | ((error: unknown) => string);
  /** Closes the dialog, or goes on to what was made. */
  after?: (reply: Reply) => void;
  /** A field that is not shown has no value. */
  shouldUnregister?: boolean;
}

/**
 * A form of the app, from its defaults to its toast: checked by the server's own schema, sent, and told how it went. After a refusal or a lost
 * connection everything typed is still there. `field(name)` goes into a field of web/ui, `sending` into the FormDialog or the form around them.
 */
export function useSendForm<Input extends FieldValues, Output, Reply>(options: SendForm<Input, Output, Reply>) {
  const { schema, send, done, doneMore, failed, after, shouldUnregister = false } = options;
  const [defaultValues] = useState(() => options.defaults(uuidv7()));
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues, shouldUnregister });
  const { errors, isSubmitting } = form.formState;
  // How the last try went takes the place of how the one before did.
  const toastId = useId();

  const onSubmit = form.handleSubmit(async (values) => {
    try {
      const reply = await send(values);
      toast.success(done, { id: toastId, description: doneMore });
      after?.(reply);
    } catch (error) {
      const setError = (name: string, message: string) => form.setError(name as Path<Input>, { message }, { shouldFocus: true });
      showProblem(typeof failed === 'string' ? failed : failed(error), error, { id: toastId, setError });
    }
  });

  const faults = Object.entries(errors) as [string, { message?: string; ref?: unknown }][];
  return {
    form,
    field: (name: Path<Input>, options?: RegisterOptions<Input, Path<Input>>) => ({
      ...form.register(name, options),
      error: faults.find(([key]) => key === name)?.[1].message,
    }),
    sending: {
      onSubmit,
      isBusy: isSubmitting,
      /** What is about the whole form, or about something it has no field for. */
      problem: faults.find(([, { ref }]) => !ref)?.[1].message,
    },
  };
}
