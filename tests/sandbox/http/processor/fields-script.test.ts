// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIELDS_SCRIPT } from './fields-assets.ts';
import { fieldsPage } from './fields-page.ts';

const PORTAL = 'http://localhost:4173';
const GIVEN = { token: 'tok_12345678', brand: 'Visa', lastFour: '4242' };

/** The fields in a page of the portal, whose processor answers with what it is given. */
async function openFrame(answer: () => Promise<Response>) {
  const page = await fieldsPage({ kind: 'card', language: 'en', parent: PORTAL, look: 'c' }).text();
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  document.body.innerHTML = parsed.body.innerHTML;
  document.body.dataset['target'] = parsed.body.dataset['target'];
  const told = vi.fn();
  const environment = { postMessage: told };
  const listeners: ((event: object) => unknown)[] = [];
  const window = {
    parent: environment,
    addEventListener: (_: string, hear: (event: object) => unknown) => listeners.push(hear),
  };
  const observer = class {
    observe() {}
  };
  // oxlint-disable-next-line no-implied-eval -- the script is a text of this folder
  const run = new Function('window', 'fetch', 'ResizeObserver', FIELDS_SCRIPT);
  run(window, answer, observer);
  const ask = (origin: string, source: object = environment) =>
    listeners.forEach((hear) => hear({ origin, source, data: { type: 'hosted-fields.submit' } }));
  return { told, ask };
}

const errorOf = (name: string) => document.getElementById(`${name}-error`);

afterEach(() => document.body.replaceChildren());

describe('the script of the fields', () => {
  it('gives what the processor gives, to the exact origin of the page', async () => {
    const { told, ask } = await openFrame(async () => Response.json(GIVEN));
    ask(PORTAL);
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls).toEqual([[{ type: 'hosted-fields.given', ...GIVEN }, PORTAL]]);
  });

  it('marks what is wrong, and keeps what was typed', async () => {
    const { told, ask } = await openFrame(async () => Response.json({ wrong: ['expires'] }));
    const input = document.querySelector<HTMLInputElement>('#expires');
    if (input !== null) input.value = '13/28';
    ask(PORTAL);
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[{ type: 'hosted-fields.refused' }, PORTAL]]));
    expect(errorOf('expires')?.hidden).toBe(false);
    expect(errorOf('number')?.hidden).toBe(true);
    expect(input?.getAttribute('aria-describedby')).toBe('expires-hint expires-error');
    expect(input?.value).toBe('13/28');
    expect(errorOf('expires')?.role).toBe('alert');
  });

  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('lost'))],
    ['is busy', async () => new Response('busy', { status: 503 })],
    ['says nothing that is known', async () => Response.json({})],
  ])('says when the processor %s', async (_, answer) => {
    const { told, ask } = await openFrame(answer);
    ask(PORTAL);
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[{ type: 'hosted-fields.lost' }, PORTAL]]));
  });

  it('hands Enter on', async () => {
    const { told } = await openFrame(async () => Response.json(GIVEN));
    document
      .querySelector('#number')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(told.mock.calls).toEqual([[{ type: 'hosted-fields.enter' }, PORTAL]]);
  });

  it.each([
    ['another origin', 'https://evil.example', undefined],
    ['another window', PORTAL, {}],
  ])('does not hear %s', async (_, origin, source) => {
    const fetched = vi.fn(async () => Response.json(GIVEN));
    const { ask } = await openFrame(fetched);
    ask(origin, source);
    expect(fetched).not.toHaveBeenCalled();
  });
});
