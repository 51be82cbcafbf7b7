import { useState } from 'react';
import type { Channel, Choice } from '../../../shared/notifications/choices.ts';
import { choicesApi } from '../../../shared/notifications/choices-api.ts';
import { noticeChoicesWords } from '../../../words/notifications/notice-choices.ts';
import { call } from '../../client/call.ts';
import { showProblem } from '../../client/problems.ts';
import { useChange } from '../../client/use-change.ts';

interface ChoiceSwitchProps {
  which: { choice: Choice; channel: Channel };
  isOn: boolean;
}

/** One switch: shown as tapped at once, and as it was when the server refuses. */
export function ChoiceSwitch({ which, isOn }: ChoiceSwitchProps) {
  const { mutate } = useChange(['notification.chosen'], (is_on: boolean) => call(choicesApi.choose, { body: { ...which, is_on } }));
  // Not the mutation's own state: that comes a moment after the tap, and the box would jump back until then.
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = (to: boolean) => {
    setAsked(to);
    mutate(to, {
      onError: (error) => showProblem(isOn ? noticeChoicesWords.stillOn : noticeChoicesWords.stillOff, error),
      onSettled: () => setAsked(null),
    });
  };
  return (
    <label className="check">
      <input type="checkbox" checked={asked ?? isOn} onChange={({ target }) => asked === null && change(target.checked)} />
      <span className="text-sm">{noticeChoicesWords.channels[which.channel]}</span>
    </label>
  );
}
