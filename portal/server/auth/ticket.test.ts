import { describe, expect, it } from 'vitest';
import { createSeal } from './sealed-session.ts';
import { createTickets } from './ticket.ts';
import type { Ticket } from './ticket.ts';

const sealOf = (filling: number) => createSeal([{ id: 'k', bytes: new Uint8Array(32).fill(filling) }]);
const reset: Ticket = { kind: 'reset', username: 'maria', until: 5 };
const valueOf = (cookie: string): string => cookie.split(';', 1)[0]?.split('=')[1] ?? '';

describe('a ticket', () => {
  it('is found again in the cookie that gave it, and says nothing to others', async () => {
    const tickets = createTickets(sealOf(1));
    const cookie = await tickets.give(reset, true);
    expect(cookie).toMatch(/^__Host-reset=[\w.-]+; Secure; HttpOnly; SameSite=Strict; Path=\/$/);
    expect(await tickets.find('reset', `a=b; ${cookie.split(';', 1)[0]}`, true)).toEqual(reset);
    expect(tickets.take('reset', true)).toMatch(/^__Host-reset=; .*Max-Age=0$/);
  });

  it.each([
    ['none', async () => ''],
    [
      'one of another kind',
      async () =>
        `reset=${valueOf(await createTickets(sealOf(1)).give({ kind: 'logInCode', username: 'm', identifier: 'i', until: 5 }, false))}`,
    ],
    ['a session', async () => `reset=${await sealOf(1).seal({ state: 'active' })}`],
    [
      'one under another key',
      async () => `reset=${valueOf(await createTickets(sealOf(2)).give(reset, false))}`,
    ],
    [
      'one that another site may have set',
      async () => `reset=${valueOf(await createTickets(sealOf(1)).give(reset, false))}`,
      true,
    ],
  ])('is not found in %s', async (_, cookie, secure = false) => {
    expect(await createTickets(sealOf(1)).find('reset', await cookie(), secure)).toBeUndefined();
  });
});
