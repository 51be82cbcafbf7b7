/**
 * Works through many rows a batch at a time, so that no statement holds a whole table. `step` does up to `size` of them, and returns how many it did; it is
 * called until it found fewer.
 */
export async function inBatches(step: (size: number) => Promise<number>, size = 1_000): Promise<void> {
  for (let done = size; done === size; ) done = await step(size);
}
