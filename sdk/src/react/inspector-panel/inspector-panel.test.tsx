// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createInspector } from '../../entry/inspector.ts';
import { ClientProvider } from '../client-context.ts';
import { useSuspenseRead } from '../use-suspense-read.ts';
import { InspectorPanel } from '../../entry/inspector-panel.ts';
import { ann, annsName, createToyClient, getThing } from '../../../toys/index.ts';

afterEach(cleanup);

it('shows a panel, also under strict rules, and takes it away', async () => {
  const inspector = createInspector();
  createToyClient({ extensions: [inspector] });
  const { container, unmount } = render(
    <StrictMode>
      <InspectorPanel inspector={inspector} />
    </StrictMode>,
  );
  const root = container.firstElementChild?.shadowRoot;
  expect(root?.querySelectorAll('.panel')).toHaveLength(1);
  unmount();
  expect(root?.querySelectorAll('.panel')).toHaveLength(0);
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
  const { rerender, container } = render(page(null));
  await act(async () => rerender(page(<Name />)));
  await act(() => server.last().answer(ann));
  expect(screen.getByText('fulfilled', { selector: 'b' })).toBeDefined();
  const root = container.firstElementChild?.shadowRoot;
  await vi.waitFor(() => expect(root?.querySelector('.row')?.textContent).toContain('getThing'));
});
