import { useState } from 'react';
import { photoAt } from '../../../shared/photos/photo.ts';
import { chatWords } from '../../../words/messages/chat.ts';
import { LazyPhotoViewer } from '../photos/lazy-viewer.tsx';

/** The photos of a message; a tap opens them. No browser keeps them, so that a small picture is loaded until one is opened. */
export function MessagePhotos({ urls }: { urls: readonly string[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (urls.length === 0) return null;
  return (
    <ul className={`message-photos ${urls.length > 1 ? 'grid-cols-2' : ''}`}>
      {urls.map((url, index) => (
        <li key={url}>
          <button type="button" aria-label={chatWords.enlarge(index + 1, urls.length)} onClick={() => setOpened(index)}>
            <img src={photoAt(url, urls.length > 1 ? 320 : 480)} width={320} height={240} loading="lazy" decoding="async" alt="" />
          </button>
        </li>
      ))}
      {opened !== null && <LazyPhotoViewer title={chatWords.photosOfMessage} urls={urls} start={opened} onClose={() => setOpened(null)} />}
    </ul>
  );
}
