import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives the tests of a file a window in which no facts are folded. */
export function openWideWindow(): void {
  beforeEach(() => {
    const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => media);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
