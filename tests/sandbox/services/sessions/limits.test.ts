import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices } from '../../open-services.ts';
import { rehearse } from '../../operations/log-in/rehearsal.ts';
import { createTestClock } from '../../testing/test-org.ts';
import type { TestClock } from '../../testing/test-org.ts';
import type { Services } from '../services.ts';
import { limitTries } from './limits.ts';

let clock: TestClock;
let services: Services;
beforeEach(() => {
  clock = createTestClock();
  services = openServices(new DatabaseSync(':memory:'), { clock, seed: 'empty', passwordCost: 16 });
});

describe('limits', () => {
  it('count each operation and each subject for itself, over a window that slides', () => {
    const take = (operation: string, subject: string) => limitTries(services, { operation, subject }, 2);
    take('one', 'a');
    clock.advance(5 * 60_000);
    take('one', 'A');
    expect(() => take('one', 'a')).toThrow('Too many attempts');
    take('one', 'b');
    take('two', 'a');
    clock.advance(10 * 60_000);
    take('one', 'a');
    expect(() => take('one', 'a')).toThrow('Too many attempts');
  });

  it('store no secret', () => {
    limitTries(services, { operation: 'one', subject: 'kJ8sV2mQx7Rz4tYbN1cW9eHa' }, 2);
    const [row] = services.statements.all('SELECT key FROM sandbox_try', []);
    expect(String(row?.['key'])).toMatch(/^one:[0-9a-f]{32}$/);
  });
});

describe('a rehearsal', () => {
  const message = { channel: 'email', to: 'a@b.example', kind: 'x', language: 'en', text: 'x' } as const;

  it('does everything and leaves nothing', () => {
    let seen = 0;
    rehearse(services, () => {
      services.outbox.send(message);
      seen = services.outbox.list({ limit: 10 }).length;
    });
    expect(seen).toBe(1);
    expect(services.outbox.list({ limit: 10 })).toEqual([]);
  });

  it('hides no error of what it rehearses', () => {
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => rehearse(services, broken)).toThrow('broken');
  });
});
