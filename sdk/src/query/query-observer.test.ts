import { describe, expect, it } from 'vitest';
import { ann, annsName, createToyClient, getThing } from '../../toys/index.ts';

describe('the end of freshness of what is observed', () => {
  it('moves on when equal data comes, in the same object, and nobody is told', () => {
    const { client, clock } = createToyClient();
    client.put(getThing, annsName, ann);
    const observer = client.observe(getThing, annsName);
    let told = 0;
    observer.subscribe(() => (told += 1));
    const before = observer.current();
    const start = clock.now();
    expect(before).toMatchObject({ state: 'fulfilled', freshUntil: start + 30_000 });
    clock.advance(20_000);
    client.put(getThing, annsName, ann);
    expect(client.peek(getThing, annsName)).toMatchObject({ freshUntil: start + 50_000 });
    expect(observer.current()).toBe(before);
    expect(before).toMatchObject({ state: 'fulfilled', freshUntil: start + 50_000 });
    expect(told).toBe(0);
  });
});
