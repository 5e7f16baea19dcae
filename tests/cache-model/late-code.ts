import { createClientOf } from '@energy-portal/sdk';
import { toyTables } from '../../sdk/toys/index.ts';
import { createWire, flushPromises } from './wire.ts';
import { seenIn, targets } from './things.ts';

/**
 * Has a client fetch the code that it fetches for its first answer with an error. Histories wait for promises alone: while
 * that code was still on its way, as where it is compiled first, reads would seem to have no end.
 */
export async function fetchLateCode(): Promise<void> {
  const { fetch, calls } = createWire();
  const client = createClientOf(toyTables, { baseUrl: 'https://toy.example', fetch });
  const reading = targets[0]?.read(client, 'no-cache');
  await flushPromises();
  calls[0]?.reply(500, [{ errorCode: 'LATE' }]);
  const snapshot = await reading;
  if (snapshot === undefined || seenIn(snapshot).error === undefined)
    throw new Error('No answer was an error.');
}
