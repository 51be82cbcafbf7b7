/** A photo ready to be sent. */
export interface PreparedPhoto {
  body: Blob;
  /** A small picture of it as a data URL; null when this browser can't read the file. */
  preview: string | null;
}

// The server keeps at most 1600 pixels of width: sending more only uses up the user's data.
const longestSide = 2000;
const smallEnough = 1_000_000;
const previewSide = 192;

/** Scales a large photo down before it is sent, turns it upright, and makes its preview. A file that the browser can't read is sent as it is; the server decides. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { body: file, preview: null };
  const preview = draw(bitmap, previewSide).toDataURL('image/jpeg', 0.7);
  const isLarge = Math.max(bitmap.width, bitmap.height) > longestSide || file.size > smallEnough;
  const smaller = isLarge ? await toJpeg(draw(bitmap, longestSide)) : null;
  bitmap.close();
  return { body: smaller && smaller.size < file.size ? smaller : file, preview };
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff'; // JPEG has no transparency; without this transparent areas turn black.
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** Null when the phone has no memory left for it. */
function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
