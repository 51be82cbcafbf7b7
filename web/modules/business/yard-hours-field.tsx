import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  defaultYardHours,
  hoursInWords,
  type OpenTimes,
  usualTimes,
  type Weekday,
  weekdayName,
  weekdays,
  type YardHours,
} from '../../../shared/profile/hours.ts';
import { yardHours } from '../../../shared/profile/hours-schema.ts';
import { businessFormWords } from '../../../words/business/business-form.ts';
import { yardHoursWords } from '../../../words/profile/yard-hours.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { showProblem } from '../../client/problems.ts';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetYardHours } from './queries.ts';

/** When a dealer's yard is open, and the form that changes it, at once (docs/domain/time.md, "The yard's hours"). */
export function YardHoursField({ hours }: { hours: YardHours | null }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that closed the form is gone.
    if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <HoursForm hours={hours ?? defaultYardHours} onClose={() => setOpen(false)} />;
  return (
    <>
      <dl className="grid gap-1">
        {hoursInWords(hours ?? defaultYardHours).map(({ days, times }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4">
            <dt>{days}</dt>
            <dd className="font-bold tabular-nums">{times}</dd>
          </div>
        ))}
      </dl>
      {!hours && <p className="text-muted mt-2 text-sm">{businessFormWords.hoursNotSaid}</p>}
      <button ref={opener} type="button" className="btn btn-outline mt-3" onClick={() => setOpen(true)}>
        {businessFormWords.changeHours}
      </button>
    </>
  );
}

function HoursForm({ hours, onClose }: { hours: YardHours; onClose: () => void }) {
  const saving = useSetYardHours();
  const [typed, setTyped] = useState(hours);
  const [faults, setFaults] = useState<{ path: PropertyKey[]; message: string }[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const set = (day: Weekday, times: OpenTimes | null) => setTyped({ ...typed, [day]: times });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = yardHours.safeParse(typed);
    setFaults(checked.error?.issues ?? []);
    if (!checked.success) return;
    try {
      await saving.mutateAsync(checked.data);
      toast.success(businessFormWords.hoursSaved);
      onClose();
    } catch (error) {
      showProblem(businessFormWords.hoursNotSaved, error);
    }
  };

  return (
    <form ref={form} className="grid gap-3" onSubmit={save} noValidate>
      {weekdays.map((day) => (
        <Day key={day} day={day} times={typed[day]} faults={faults} onChange={(times) => set(day, times)} />
      ))}
      <p className="error" role="alert">
        {faults.find(({ path }) => path.length === 1)?.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={saving.isPending} busy={uiWords.saving}>
          {businessFormWords.saveHours}
        </SubmitButton>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {uiWords.cancel}
        </button>
      </div>
    </form>
  );
}

interface DayProps {
  day: Weekday;
  times: OpenTimes | null;
  faults: { path: PropertyKey[]; message: string }[];
  onChange: (times: OpenTimes | null) => void;
}

function Day({ day, times, faults, onChange }: DayProps) {
  // Unticked by accident, what was typed is not lost.
  const last = useRef(times ?? usualTimes);
  if (times) last.current = times;
  const faultOf = (name: keyof OpenTimes) => faults.find(({ path }) => path[0] === day && path[1] === name)?.message;
  return (
    <fieldset className="border-line min-w-0 border-b pb-3">
      <legend className="sr-only">{weekdayName(day)}</legend>
      <label className="check font-bold">
        <input
          type="checkbox"
          name={day}
          checked={times !== null}
          onChange={({ target }) => onChange(target.checked ? last.current : null)}
        />
        {weekdayName(day)}
      </label>
      {times ? (
        <div className="grid gap-3 min-[20rem]:grid-cols-2">
          {(['opens', 'closes'] as const).map((name) => (
            <TextField
              key={name}
              type="time"
              name={`${day}.${name}`}
              label={name === 'opens' ? businessFormWords.opens : businessFormWords.closes}
              value={times[name]}
              error={faultOf(name)}
              onChange={({ target }) => onChange({ ...times, [name]: target.value })}
            />
          ))}
        </div>
      ) : (
        <p className="text-muted">{yardHoursWords.closed}</p>
      )}
    </fieldset>
  );
}
