import { type ReactNode, useState } from 'react';
import { maxDaysAhead, viewingHours } from '../../../shared/appointments/limits.ts';
import { type Moment, offeredDays, openOn, outsideHours, timesOn, usualOn } from '../../../shared/appointments/times.ts';
import type { YardHours } from '../../../shared/profile/hours.ts';
import { dayInNairobi, dayName } from '../../../shared/time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { useNow } from '../../ui/use-now.ts';
import './moment-picker.css';
import { momentPickerWords } from '../../../words/appointments/moment-picker.ts';

interface MomentPickerProps {
  /** When the yard is open; null where the dealer has not said. */
  hours: YardHours | null;
  /** The chosen day and time, empty where nothing is chosen. */
  chosen: Moment;
  choose: (moment: Moment) => void;
  /** `field` of useSendForm. */
  field: (name: 'appointment_date' | 'appointment_time') => { name: string; error: string | undefined };
}

/** Day and time of a viewing in Nairobi: as taps while the yard is open, or freely (docs/domain/time.md, "Offered times"). */
export function MomentPicker({ hours, chosen, choose, field }: MomentPickerProps) {
  // What is offered doesn't change under the finger.
  const [now] = useState(useNow());
  const days = offeredDays(hours, now);
  const [isFree, setFree] = useState(days.length === 0);
  if (isFree) return <FreeChoice {...{ hours, chosen, field, now }} />;
  const open = openOn(hours, chosen.day);
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="font-display mb-2 text-lg">{momentPickerWords.whichDay}</legend>
        <div className="grid gap-2 xs:grid-cols-3">
          {days.map((day) => {
            const { name, date } = dayName(day, now);
            const pick = () => choose(usualOn(hours, day, now) ?? chosen);
            return (
              <Tap key={day} group="day" value={day} isChosen={day === chosen.day} onPick={pick}>
                <span className="block font-bold first-letter:uppercase">{name}</span> <span className="block text-sm">{date}</span>
              </Tap>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-display mb-2 flex w-full flex-wrap items-baseline text-lg">
          {momentPickerWords.whatTime}
          {open && <span className="text-muted ml-auto font-sans text-sm font-normal">{open}</span>}
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2">
          {timesOn(hours, chosen.day, now).map((time) => (
            <Tap key={time} group="time" value={time} isChosen={time === chosen.time} onPick={() => choose({ ...chosen, time })}>
              <span className="font-bold tabular-nums">{time}</span>
            </Tap>
          ))}
        </div>
      </fieldset>
      <button type="button" className="link min-h-11 justify-self-start" onClick={() => setFree(true)}>
        {momentPickerWords.anotherTime}
      </button>
    </>
  );
}

interface TapProps {
  group: string;
  value: string;
  isChosen: boolean;
  onPick: () => void;
  children: ReactNode;
}

function Tap({ group, value, isChosen, onPick, children }: TapProps) {
  return (
    <label className="tap">
      <input type="radio" name={group} value={value} className="sr-only" checked={isChosen} onChange={onPick} />
      <span>{children}</span>
    </label>
  );
}

function FreeChoice({ hours, chosen, field, now }: Pick<MomentPickerProps, 'hours' | 'chosen' | 'field'> & { now: Date }) {
  const last = dayInNairobi(new Date(now.getTime() + maxDaysAhead * 86_400_000));
  const outside = chosen.day && chosen.time && outsideHours(hours, chosen);
  return (
    <div className="grid gap-2">
      <div className="grid xs:grid-cols-2 items-start gap-4">
        <DateField
          label={momentPickerWords.date}
          day={chosen.day}
          required
          min={dayInNairobi(now)}
          max={last}
          {...field('appointment_date')}
        />
        <TextField
          label={momentPickerWords.time}
          type="time"
          required
          min={viewingHours.from}
          max={viewingHours.to}
          hint={momentPickerWords.fromTo(viewingHours.from, viewingHours.to)}
          {...field('appointment_time')}
        />
      </div>
      <p className="text-clay font-bold" role="status">
        {outside}
      </p>
    </div>
  );
}
