import { createClient } from '../src/entry/index.ts';
import type { Client } from '../src/client/client.ts';
import type { ClientOptions } from '../src/client/create-client.ts';
import * as apex from '../src/generated/answers/apex.gen.ts';
import * as uiApi from '../src/generated/answers/ui-api.gen.ts';
import { createAnswerCheck } from '../src/query/check-answer.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createScriptedFetch, type ScriptedFetch } from './scripted-fetch.ts';

/** A client without a network, with its clock and its server in the test's hands. */
export interface TestClient {
  readonly client: Client;
  readonly clock: FakeClock;
  readonly server: ScriptedFetch;
}

/** Has all types ahead: no test waits for code. */
const checkAnswer = createAnswerCheck({ apex: async () => apex, 'ui-api': async () => uiApi });

/**
 * Creates a client that reaches no network: `client.put` says what a component finds, `server` has what it asks for
 * beyond that, and time stands still. Answers are checked for all that their types promise.
 *
 * @param options as of `createClient`; `fetch` and `clock` take the place of the test's
 *
 * @example
 * const { client, server } = createTestClient();
 * client.put(getRecord, config, record);
 * render(<ClientProvider client={client}><Page /></ClientProvider>);
 * expect(server.sent).toEqual([]);
 */
export function createTestClient(options: ClientOptions = {}): TestClient {
  const clock = createFakeClock();
  const server = createScriptedFetch();
  const base: ClientOptions = {
    baseUrl: 'https://test.example',
    fetch: server.fetch,
    clock,
    validate: 'all',
    checkAnswer,
  };
  return { client: createClient({ ...base, ...options }), clock, server };
}
