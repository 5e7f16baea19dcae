import { createSSRApp, createApp, defineComponent, effectScope, h, nextTick, reactive } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { describe, expect, it } from 'vitest';
import { ann, annsName, createToyClient, getThing, settled } from '../../toys/index.ts';
import { clientPlugin, provideClient, useClient, useRead } from './vue.ts';

const nothing = (): null => null;

describe('the adapter of Vue', () => {
  it('has the client of the app', () => {
    const { client } = createToyClient();
    const app = createApp(nothing).use(clientPlugin, client);
    expect(app.runWithContext(useClient).value).toBe(client);
  });

  it('follows a configuration that is changed in place', async () => {
    const { client, server } = createToyClient();
    const config = reactive({ thingId: 'a', fields: ['person.Name'] });
    const scope = effectScope();
    const app = createApp(nothing).use(clientPlugin, () => client);
    const read = scope.run(() => app.runWithContext(() => useRead(getThing, config)));
    await nextTick();
    await server.last().answer(ann);
    expect(read?.value.state).toBe('fulfilled');
    config.fields.push('person.Weight');
    await nextTick();
    expect(read?.value.state).toBe('pending');
    expect(server.sent.map(({ address }) => address.split('?')[1])).toEqual([
      'fields=person.Name',
      'fields=person.Name,person.Weight',
    ]);
    scope.stop();
    await settled();
    expect(server.last().request.signal.aborted).toBe(true);
  });

  it('sends nothing on a server, and shows what the cache has there', async () => {
    const { client, server } = createToyClient();
    const Name = defineComponent(function Name() {
      const read = useRead(getThing, annsName);
      return () => h('p', `${read.value.state} ${read.value.data?.id}`);
    });
    const page = () => renderToString(createSSRApp({ setup: () => (provideClient(client), () => h(Name)) }));
    expect(await page()).toBe('<p>pending undefined</p>');
    expect(server.sent).toHaveLength(0);
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    await reading;
    expect(await page()).toBe('<p>fulfilled a</p>');
  });
});
