import { expect, type Page } from '@playwright/test';

/** Counts the entries of the device; -1 where the page that was asked has given way to another. */
export function countKept(page: Page): Promise<number> {
  const counting = page.evaluate(async () => {
    const known = await indexedDB.databases();
    const counts = known.map(
      ({ name = '' }) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => resolve(-1));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const stores = [...database.objectStoreNames];
            const counting = stores.map((store) => database.transaction(store).objectStore(store).count());
            let sum = 0;
            if (stores.length === 0) resolve(0);
            counting.forEach((request, at) =>
              request.addEventListener('success', () => {
                sum += request.result;
                if (at < stores.length - 1) return;
                database.close();
                resolve(sum);
              }),
            );
          });
        }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });
  return counting.catch(() => -1);
}

/** Waits until what was read is on the device: written a moment after it came, and nothing more after that. */
export async function expectKept(page: Page): Promise<void> {
  let before = -1;
  const isSettled = async (): Promise<boolean> => {
    const [last, count] = [before, await countKept(page)];
    before = count;
    return count > 0 && count === last;
  };
  await expect.poll(isSettled, { intervals: [600] }).toBe(true);
}
