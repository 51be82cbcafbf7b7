import { useState } from 'react';
import type { Channel, Choice } from '../../../shared/notifications/choices.ts';
import { choicesApi } from '../../../shared/notifications/choices-api.ts';
import { call } from '../../client/call.ts';
import { showProblem } from '../../client/problems.ts';
import { useChange } from '../../client/use-change.ts';

interface ChoiceSwitchProps {
  which: { choice: Choice; channel: Channel };
  isOn: boolean;
}

const names: Record<Channel, string> = { app: 'In the app', mail: 'By mail' };

/** One switch: shown as tapped at once, and as it was when the server refuses. */
export function ChoiceSwitch({ which, isOn }: ChoiceSwitchProps) {
  const { mutate } = useChange(['notification.chosen'], (is_on: boolean) => call(choicesApi.choose, { body: { ...which, is_on } }));
  // Not the mutation's own state: that comes a moment after the tap, and the box would jump back until then.
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = (to: boolean) => {
    setAsked(to);
    mutate(to, {
      onError: (error) => showProblem(isOn ? 'It is still switched on' : 'It is still switched off', error),
      onSettled: () => setAsked(null),
    });
  };
  return (
    <label className="check">
      <input type="checkbox" checked={asked ?? isOn} onChange={({ target }) => asked === null && change(target.checked)} />
      <span className="text-sm">{names[which.channel]}</span>
    </label>
  );
}
