// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createInspector } from '../../entry/inspector.ts';
import { ClientProvider } from '../client-context.ts';
import { useSuspenseRead } from '../use-suspense-read.ts';
import { InspectorPanel } from '../../entry/inspector-panel.ts';
import { ann, annsName, createToyClient, getThing } from '../../../toys/index.ts';

afterEach(cleanup);

async function openPanel() {
  const inspector = createInspector();
  const toy = createToyClient({ extensions: [inspector] });
  const panel = render(<InspectorPanel inspector={inspector} />);
  const reading = toy.client.read(getThing, annsName);
  await act(() => toy.server.last().answer(ann));
  await act(async () => void (await reading));
  return { ...toy, panel };
}

const textOf = (row: number): string | null => screen.getAllByRole('row')[row]?.textContent ?? null;

describe('the inspector panel', () => {
  it('shows results, and follows what happens', async () => {
    await openPanel();
    expect(screen.getByRole('caption').textContent).toBe('1 results');
    expect(textOf(1)).toContain('getThing');
    expect(textOf(1)).toContain('fresh for 30 s');
  });

  it('shows who watches, and why a look found nothing', async () => {
    const { client } = await openPanel();
    await act(async () => {
      for (const policy of ['cache-then-network', 'only-if-cached'] as const)
        client.watch(getThing, annsName, () => undefined, { policy });
    });
    expect(textOf(1)).toContain('2 (1 only-if-cached)');
    fireEvent.click(screen.getByRole('tab', { name: 'Entities' }));
    expect(textOf(1)).toContain('2 (1 only-if-cached)');
    fireEvent.click(screen.getByRole('tab', { name: 'Events' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('never answered');
  });

  it('is moved through with the arrow keys', async () => {
    await openPanel();
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Results' }), { key: 'ArrowRight' });
    const entities = screen.getByRole('tab', { name: 'Entities', selected: true });
    expect(document.activeElement).toBe(entities);
    expect(screen.getByRole('tabpanel').textContent).toContain('fields.Name');
    fireEvent.keyDown(entities, { key: 'ArrowRight' });
    expect(screen.getByRole('tabpanel').textContent).toContain('answer');
  });

  it('stands beside who reads while rendering', async () => {
    const inspector = createInspector();
    const { client, server } = createToyClient({ extensions: [inspector] });
    const Name = () => <b>{useSuspenseRead(getThing, annsName).state}</b>;
    const page = (reader: ReactNode) => (
      <ClientProvider client={client}>
        <InspectorPanel inspector={inspector} />
        <Suspense fallback="Waiting">{reader}</Suspense>
      </ClientProvider>
    );
    const { rerender } = render(page(null));
    await act(async () => rerender(page(<Name />)));
    await act(() => server.last().answer(ann));
    expect(screen.getByText('fulfilled', { selector: 'b' })).toBeDefined();
    expect(textOf(1)).toContain('getThing');
  });

  it('needs no inline style', async () => {
    const { panel } = await openPanel();
    expect(panel.container.querySelectorAll('[style], style')).toHaveLength(0);
  });
});
