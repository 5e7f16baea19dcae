import { createClientOf, type ClientOptions } from '../src/client/create-client.ts';
import type { Client } from '../src/client/client.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createScriptedFetch, type ScriptedFetch } from '../testing/scripted-fetch.ts';
import { toyTables } from './toy-api.ts';

/** A client of the toy API with everything around it in the test's hands. */
export interface ToyClient {
  readonly client: Client;
  readonly clock: FakeClock;
  readonly server: ScriptedFetch;
}

/**
 * Makes a client of the toy API.
 *
 * @example
 * const { client, server } = createToyClient();
 * const reading = client.read(getThing, annsName);
 * await server.last().answer(ann);
 */
export function createToyClient(options: ClientOptions = {}): ToyClient {
  const clock = createFakeClock();
  const server = createScriptedFetch();
  const base = { baseUrl: 'https://toy.example', fetch: server.fetch, clock };
  return { client: createClientOf(toyTables, { ...base, ...options }), clock, server };
}
