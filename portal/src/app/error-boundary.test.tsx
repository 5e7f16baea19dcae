// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/index.ts';
import { TranslationProvider } from '../i18n/translation.ts';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(cleanup);

it('lets go of what broke before it is tried again', async () => {
  const i18n = await createI18n('en', { common: {}, errors: {} });
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error('Broken');
    return <h1>Bills</h1>;
  }
  const onRetry = vi.fn<() => void>(() => {
    isBroken = false;
  });
  render(
    <TranslationProvider value={i18n}>
      <ErrorBoundary onRetry={onRetry}>
        <Screen />
      </ErrorBoundary>
    </TranslationProvider>,
    { onCaughtError: () => undefined },
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bills');
});
