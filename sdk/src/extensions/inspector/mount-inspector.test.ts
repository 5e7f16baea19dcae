// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../../testing/index.ts';
import { ann, annsName, createToyClient, getThing } from '../../../toys/index.ts';
import { isAnswer, type BridgeAnswer } from './bridge-messages.ts';
import { createInspector } from './create-inspector.ts';
import { mountInspector, type MountOptions } from './mount-inspector.ts';
import { readSession } from './session-file.ts';

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  localStorage.clear();
});

function mount(options: MountOptions = {}) {
  const inspector = createInspector();
  const { client, server } = createToyClient({ extensions: [inspector] });
  const mounted = mountInspector(inspector, options);
  ({ unmount } = mounted);
  const host = document.querySelector('energy-inspector');
  const root = host?.shadowRoot;
  if (!host || !root) throw new Error('Nothing was mounted');
  const button = root.querySelector('button');
  const panel = () => root.querySelector('section')?.shadowRoot?.querySelector('.panel');
  return { inspector, client, server, mounted, host, root, button, panel };
}

describe('an inspector on a page', () => {
  it('is a button outside of the body, until it is opened', async () => {
    const { host, button, panel, mounted } = mount({ position: 'top-left' });
    expect(document.body.childElementCount).toBe(0);
    expect(host.parentElement).toBe(document.documentElement);
    expect(host.getAttribute('data-position')).toBe('top-left');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    expect(panel()).toBeUndefined();
    button?.click();
    await vi.waitFor(() => expect(panel()?.textContent).toContain('Queries'));
    expect(button?.hidden).toBe(true);
    mounted.close();
    expect(panel()).toBeUndefined();
    expect(button?.hidden).toBe(false);
  });

  it('is taken off with everything in it', async () => {
    const { mounted, server, client } = mount();
    await mounted.open();
    mounted.unmount();
    expect(document.querySelector('energy-inspector')).toBeNull();
    void client.read(getThing, annsName);
    await server.last().answer(ann);
  });

  it('opens as it was left', async () => {
    const first = mount();
    await first.mounted.open();
    first.mounted.unmount();
    // What is unmounted is closed.
    localStorage.setItem('energy-inspector', '{"isOpen":true,"height":300,"theme":"dark"}');
    const { panel, root } = mount();
    await vi.waitFor(() => expect(panel()).not.toBeUndefined());
    expect(panel()?.getAttribute('data-theme')).toBe('dark');
    const edge = root.querySelector('section')?.shadowRoot?.querySelector('[role=separator]');
    expect(edge?.getAttribute('aria-valuenow')).toBe('300');
    edge?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }));
    expect(edge?.getAttribute('aria-valuenow')).toBe('340');
  });

  it.each(['', '[]', '{"height":"x"}', 'x'])(
    'takes what a browser has kept as %j for nothing',
    async (kept) => {
      const storage = { getItem: () => kept, setItem: () => undefined };
      const { panel, mounted } = mount({ storage });
      await mounted.open();
      expect(panel()?.getAttribute('data-theme')).toBe('auto');
    },
  );

  it('says on its button that something is simulated', async () => {
    const { inspector, button } = mount();
    inspector.act({ do: 'simulate', simulation: { kind: 'offline' } });
    await settled();
    expect(button?.className).toContain('simulating');
    inspector.act({ do: 'stop-simulating' });
    await settled();
    expect(button?.className).not.toContain('simulating');
  });

  it('fills a window of its own', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const popUp = frame.contentWindow;
    const opening = vi.spyOn(window, 'open').mockReturnValue(popUp);
    const { mounted, panel } = mount();
    await mounted.popOut();
    const shown = popUp?.document.querySelector('main')?.shadowRoot;
    expect(shown?.textContent).toContain('Queries');
    expect(panel()).toBeUndefined();
    frame.remove();
    opening.mockRestore();
  });
});

describe('the bridge to the developer tools', () => {
  /** jsdom's messages of a window have no source; a browser's have. */
  const send = (data: unknown, source: Window | null = window): void =>
    void window.dispatchEvent(new MessageEvent('message', { data, source }));

  it('sends a session when it is asked for one, and says when it has changed', async () => {
    const { client, server } = mount();
    const answers: BridgeAnswer[] = [];
    const posting = vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => {
      if (isAnswer(data)) answers.push(data);
    });
    void client.read(getThing, annsName);
    await server.last().answer(ann);
    expect(answers).toEqual([]);
    send({ bridge: 'energy-inspector', to: 'page', ask: 'session' });
    const [first] = answers;
    if (first?.say !== 'session') throw new Error('No session');
    expect(readSession(first.session).queries).toMatchObject([{ operation: 'getThing' }]);
    expect(first.labels).toEqual(['kind']);
    void client.refresh(getThing, annsName);
    await settled();
    expect(answers.at(-1)).toMatchObject({ say: 'changed' });
    posting.mockRestore();
  });

  it('carries orders out, and passes by what others say', () => {
    const { inspector } = mount();
    const command = { do: 'simulate', simulation: { kind: 'error' } };
    send({ bridge: 'energy-inspector', to: 'page', ask: 'act', command }, null);
    send({ bridge: 'somebody', to: 'page', ask: 'act', command });
    send(null);
    send('text');
    expect(inspector.simulations()).toEqual([]);
    send({ bridge: 'energy-inspector', to: 'page', ask: 'act', command });
    expect(inspector.simulations()).toEqual([{ kind: 'error' }]);
  });
});
