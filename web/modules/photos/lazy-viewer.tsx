import { lazyDialog } from '../../ui/lazy-dialog.tsx';

/** The viewer, loaded when it is first opened: who never opens a photo pays nothing for zoom and swipes. */
export const LazyPhotoViewer = lazyDialog(async () => (await import('./photo-viewer.tsx')).PhotoViewer);
