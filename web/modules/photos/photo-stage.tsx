import { type Ref, useState } from 'react';
import Lightbox, { type ControllerRef, type GenericSlide } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { photoAt } from '../../../shared/photos/photo.ts';
import { photoViewerWords } from '../../../words/photos/photo-viewer.ts';

/** A photo as we keep it. Not the library's own kind of slide: that one needs the height of each size. */
interface PhotoSlide extends GenericSlide {
  type: 'photo';
  url: string;
  alt: string;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

interface PhotoStageProps {
  /** To give it the focus. */
  ref: Ref<ControllerRef>;
  urls: readonly string[];
  alt: string;
  shown: number;
  onShow: (index: number) => void;
}

/** The photos one at a time, each as a whole, to swipe, zoom and move with fingers, mouse or keys. Fills its parent. */
export function PhotoStage({ ref, urls, alt, shown, onShow }: PhotoStageProps) {
  const [slides] = useState(() =>
    urls.map((url, index): PhotoSlide => ({ type: 'photo', url, alt: photoViewerWords.alt(alt, index + 1, urls.length) })),
  );
  return (
    <Lightbox
      plugins={[Inline, Zoom]}
      slides={slides}
      index={shown}
      on={{ view: ({ index }) => onShow(index) }}
      render={{ slide: ({ slide, rect, zoom = 1 }) => (slide.type === 'photo' ? <Photo {...slide} width={rect.width * zoom} /> : null) }}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: '16px' }}
      // The dialog around it closes by Escape.
      controller={{ ref, closeOnEscape: false }}
      zoom={{ supports: ['photo'], maxZoom: 3, doubleClickMaxStops: 1, zoomInMultiplier: 1.5, scrollToZoom: true, pinchZoomV4: true }}
      labels={{ Previous: photoViewerWords.previous, Next: photoViewerWords.next }}
      animation={{ swipe: 300, zoom: 200 }}
    />
  );
}

/** `width` in CSS pixels, as it is zoomed: the large file is loaded only by who looks closely. */
function Photo({ url, alt, width }: PhotoSlide & { width: number }) {
  return (
    <img
      src={url}
      srcSet={`${url} 800w, ${photoAt(url, 1600)} 1600w`}
      sizes={`${Math.ceil(width)}px`}
      alt={alt}
      draggable={false}
      className="photo-shown"
    />
  );
}
