import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { pieceWords } from '../../words/ui/piece.ts';
import { sayAloud } from '../ui/aloud.ts';
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
  done?: string;
  /** Instead, where the page shows the result: said only to who listens. */
  doneAloud?: string;
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
  const { schema, send, done, doneAloud, doneMore, failed, after, shouldUnregister = false } = options;
  const [defaultValues] = useState(() => options.defaults(uuidv7()));
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues, shouldUnregister });
  const { errors, isSubmitting } = form.formState;
  // The result of the latest try replaces the toast of the one before.
  const toastId = useId();
  const faults = faultsIn(errors);
  /** What the toast tells: that something is to be mended, or that it was not sent. */
  const told = useRef<'fault' | 'failure' | null>(null);
  // Of a form that is gone no fault is told, as of a dialog that was cancelled; of one that was mended nothing.
  useEffect(() => () => void (told.current === 'fault' && toast.dismiss(toastId)), [toastId]);
  const isInFault = faults.length > 0;
  useEffect(() => {
    if (isInFault || !told.current) return;
    told.current = null;
    toast.dismiss(toastId);
  }, [isInFault, toastId]);

  const sendValid = async (values: Output) => {
    try {
      const reply = await send(values);
      told.current = null;
      if (done) toast.success(done, { id: toastId, description: typeof doneMore === 'function' ? doneMore(reply) : doneMore });
      if (doneAloud) sayAloud(doneAloud);
      after?.(reply);
    } catch (error) {
      told.current = 'failure';
      const setError = (name: string, message: string) => form.setError(name as Path<Input>, { message }, { shouldFocus: true });
      showProblem(typeof failed === 'string' ? failed : failed(error), error, { id: toastId, setError });
    }
  };
  const onSubmit = form.handleSubmit(sendValid, (found) => {
    told.current = 'fault';
    toast.error(pieceWords.inFault, { id: toastId, description: faultsIn(found)[0]?.[1].message });
  });

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
