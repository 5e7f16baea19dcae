// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormContextProvider } from './form-context.ts';
import type { ControlProps, FormContext } from './form-context.ts';
import { HostedField } from './hosted-field.tsx';
import type { HostedAnswer } from './hosted-answer.ts';

const processor = 'https://pay.example';
const answer: HostedAnswer = { token: 'tok_1a2b3c4d', brand: 'Visa', lastFour: '4242' };
const given = { type: 'hosted-fields.given', ...answer };

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

function show(value?: HostedAnswer) {
  const onChange = vi.fn();
  // The members of the form and the field that this kind of field reads.
  const context = {
    language: 'es',
    page: { text: (key: string, values = {}) => [key, ...Object.values(values)].join(' ') },
    beforeSubmit: () => () => undefined,
    submit: () => undefined,
  } as unknown as FormContext;
  const field = { kind: 'hosted-card', label: 'Card' } as ControlProps['field'];
  render(
    <FormContextProvider value={context}>
      <HostedField
        id="pay_card"
        name="card"
        field={field}
        value={value}
        error={undefined}
        onChange={onChange}
      />
    </FormContextProvider>,
  );
  return onChange;
}

function withProcessor(): void {
  const meta = document.createElement('meta');
  meta.name = 'portal-payments';
  meta.content = processor;
  document.head.append(meta);
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Card');

function tell(message: Partial<MessageEventInit>): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

describe('a hosted field', () => {
  it('shows the frame of the processor in the language of the page', () => {
    withProcessor();
    show();
    expect(frame().src).toBe(
      `${processor}/fields/card?language=es&parent=${encodeURIComponent(location.origin)}`,
    );
  });

  it('takes the answer of its frame, and the height', () => {
    withProcessor();
    const onChange = show();
    const source = frame().contentWindow;
    tell({ origin: processor, source, data: { type: 'hosted-fields.height', height: 321 } });
    expect(frame().height).toBe('321');
    tell({ origin: processor, source, data: given });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it.each([
    [
      'another origin',
      () => ({ origin: 'https://evil.example', source: frame().contentWindow, data: given }),
    ],
    ['another window', () => ({ origin: processor, source: window, data: given })],
    [
      'a card number',
      () => ({
        origin: processor,
        source: frame().contentWindow,
        data: { ...given, lastFour: '4242424242424242' },
      }),
    ],
  ])('does not hear %s', (_what, message) => {
    withProcessor();
    const onChange = show();
    tell(message());
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows what was given, and lets it be replaced', () => {
    withProcessor();
    const onChange = show(answer);
    expect(screen.getByText('hosted.given Visa 4242')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'hosted.change' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('says so where there is no processor', () => {
    show();
    expect(screen.getByText('hosted.unavailable')).toBeTruthy();
  });
});
