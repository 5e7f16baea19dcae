import { describe, expect, it } from 'vitest';
import type { ClientExtension, ExtensionHost } from './extension.ts';
import { ann, annsName, getThing } from '../../toys/toy-api.ts';
import { createToyClient } from '../../toys/toy-client.ts';

function createListener(): ClientExtension & { readonly seen: string[]; host(): ExtensionHost } {
  let host: ExtensionHost | undefined;
  const seen: string[] = [];
  return {
    seen,
    connect(given) {
      host = given;
      given.onApplied((actions, source) => {
        seen.push(...actions.map(({ type }) => (source === undefined ? type : `${type} from outside`)));
      });
    },
    host() {
      if (!host) throw new Error('Not connected');
      return host;
    },
  };
}

describe('an extension', () => {
  it('is told of everything that happens to the store, and who brought it', async () => {
    const listener = createListener();
    const { client, server } = createToyClient({ extensions: [listener] });
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    await reading;
    listener.host().store.dispatch([{ type: 'emptied' }], listener);
    expect(listener.seen).toEqual(['asked', 'answered', 'settled', 'emptied from outside']);
  });

  it('is told of nothing that comes too late for the user that it is of', () => {
    const listener = createListener();
    const { client } = createToyClient({ extensions: [listener] });
    const { store } = listener.host();
    const epoch = store.epoch();
    client.changeSession('begins');
    store.dispatch([{ type: 'settled', epoch, key: 'x' }]);
    expect(listener.seen).toEqual(['emptied']);
  });

  it('that is connected late brings its reducers with it', () => {
    const listener = createListener();
    createToyClient({ extensions: [listener] });
    const evicted: string[] = [];
    listener.host().connect({
      reducers: { evicted: (_state, { entity }) => void evicted.push(entity.key) },
      connect({ store, clock, nextTimestamp }) {
        const at = { until: clock.now(), version: undefined, timestamp: nextTimestamp() };
        const entity = { entity: 'Thing', key: '1' };
        store.dispatch([{ type: 'evicted', epoch: store.epoch(), entity, at }]);
      },
    });
    expect(evicted).toEqual(['1']);
  });

  it('numbers its requests so that clients of one clock can order what they share', () => {
    const [one, other] = [createListener(), createListener()];
    const { clock } = createToyClient({ extensions: [one] });
    createToyClient({ extensions: [other], clock });
    const first = one.host().nextTimestamp();
    expect(one.host().nextTimestamp()).toBeGreaterThan(first);
    clock.advance(1);
    expect(other.host().nextTimestamp()).toBeGreaterThan(first + 1);
  });
});
