// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusInView, keepInView } from './keep-in-view.ts';

/** A window of 640 lines whose first 96 and last 40 are covered, and an element that stands somewhere in it. */
let place = { top: 0, height: 100 };
let resized: () => void;

function stand(top: number, height = 100): void {
  place = { top, height };
}

function add(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.getBoundingClientRect = () =>
    DOMRect.fromRect({ x: 0, y: place.top, width: 10, height: place.height });
  element.scrollIntoView = vi.fn<typeof element.scrollIntoView>(() => stand(96, place.height));
  return element;
}

beforeEach(() => {
  Object.assign(document.documentElement.style, { scrollPaddingTop: '96px', scrollPaddingBottom: '40px' });
  vi.stubGlobal('innerHeight', 640);
  vi.stubGlobal('DOMRect', { fromRect: rect });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe = () => undefined;
      disconnect = () => {
        resized = () => undefined;
      };
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** jsdom has none. */
function rect({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) {
  return { x, y, width, height, top: y, left: x, right: x + width, bottom: y + height };
}

describe('what has just come', () => {
  it.each([
    ['below the header', 96, 100, 0],
    ['under the header', 40, 100, 1],
    ['above the window', -803, 100, 1],
    ['just above what covers the lower edge', 500, 100, 0],
    ['below what covers the lower edge', 520, 100, 1],
    ['cut by the lower edge', 600, 100, 1],
    ['below the window', 1200, 100, 1],
    ['taller than the window, from its beginning', 96, 900, 0],
    ['taller than the window, begun far down', 500, 900, 1],
  ])('%s', (_, top, height, want) => {
    const element = add();
    stand(top, height);
    keepInView(element);
    expect(element.scrollIntoView).toHaveBeenCalledTimes(want);
  });

  it.each([
    ['stays in view when the page changes around it', (): unknown => undefined, 1],
    ['is left alone once the customer scrolls', () => dispatchEvent(new Event('wheel')), 0],
    ['is left alone once a key is pressed', () => dispatchEvent(new Event('keydown')), 0],
    ['is left alone once it is gone', () => document.body.replaceChildren(), 0],
  ] as const)('%s', (_, act, want) => {
    const element = add();
    stand(200);
    keepInView(element);
    act();
    stand(-300);
    resized();
    expect(element.scrollIntoView).toHaveBeenCalledTimes(want);
  });

  it('is left alone once the focus is elsewhere, and takes it first', () => {
    const element = add();
    stand(200);
    focusInView(element);
    expect(document.activeElement).toBe(element);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
    const next = document.body.appendChild(document.createElement('button'));
    next.focus();
    stand(-300);
    resized();
    expect(element.scrollIntoView).not.toHaveBeenCalled();
    expect(document.documentElement.style.overflowAnchor).toBe('');
  });
});
