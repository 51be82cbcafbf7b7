import { Price } from './price.tsx';

interface StickerProps {
  /** KSh. */
  amount: number;
  /** At most one sticker of a screen is yellow: the best, or the next. */
  isYellow?: boolean;
  /** On a phone and on a leading card; in comparisons it stays straight. */
  isTilted?: boolean;
}

/** A price as the sticker on a windscreen. It hangs over the lower edge of the photo above it, never over the car. */
export function Sticker({ amount, isYellow = false, isTilted = false }: StickerProps) {
  const looks = ['sticker', isYellow && 'sticker-yellow', isTilted && 'sticker-tilted'];
  return (
    <p className={looks.filter(Boolean).join(' ')}>
      <Price amount={amount} className="text-[min(1.6875rem,10vw)]" />
    </p>
  );
}
