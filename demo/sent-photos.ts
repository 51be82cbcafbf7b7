import type { Actor } from '../server/platform/http/session.ts';
import type { Album } from './album.ts';
import type { Act } from './past.ts';
import { cars } from './photos.ts';
import type { DemoAppointment, Party } from './story.ts';
import { instantOf, minutesAfter } from './times.ts';

interface Between {
  now: Date;
  album: Album;
  people: Record<Party, Actor>;
}

/** The appointment with the photos that its chat carries, which their sender uploads a minute before. */
export function withSentPhotos(
  appointment: DemoAppointment,
  { now, album, people }: Between,
): { appointment: DemoAppointment; acts: Act[] } {
  const { sent, chat = [] } = appointment;
  const line = sent && chat[sent[0]];
  if (!line) return { appointment, acts: [] };
  const [from, when, message] = line;
  const at = minutesAfter(instantOf(when, now), -1);
  const { image_urls, uploaded } = album.upload(people[from], at, { kind: 'message', shot: cars[sent[1]], pixels: 1200 });
  return { appointment: { ...appointment, chat: chat.with(sent[0], [from, when, message, image_urls]) }, acts: [uploaded] };
}
