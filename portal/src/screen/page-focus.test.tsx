// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePageFocus } from './page-focus.ts';

/** A page in one state: its controls, and the messages that come and go in their places. */
interface Shown {
  readonly attempt?: string;
  readonly control?: true;
  readonly rest?: true;
  readonly aside?: true;
  readonly told?: true;
  readonly receipt?: true;
}

function Page({ attempt, control, rest, aside, told, receipt }: Shown) {
  const root = useRef<HTMLDivElement>(null);
  const props = usePageFocus(root, attempt);
  const message = (name: string, isShown: true | undefined) => (
    <div aria-live="polite" data-outcome={isShown} tabIndex={-1} id={name}>
      {isShown ? name : null}
    </div>
  );
  return (
    <div ref={root} {...props}>
      <h1 tabIndex={-1} id="top">
        Page
      </h1>
      <div className="section-column">
        {message('aside', aside)}
        {message('told', told)}
        {receipt ? <div id="receipt">Receipt</div> : null}
        <div id="form">
          <ul>
            <li>
              <dialog>
                <h2 id="question">Leave this page?</h2>
              </dialog>
              {rest ? <h3 id="task">Task</h3> : null}
              {control ? <button id="control">Send</button> : null}
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Renders one state after the other; the control has the focus in the first. */
function focusAfter(steps: readonly Shown[]): string {
  const [first = {}, ...later] = steps;
  const { rerender, container } = render(<Page {...first} />);
  container.querySelector<HTMLElement>('#control')?.focus();
  for (const step of later) rerender(<Page {...step} />);
  return document.activeElement?.id ?? '';
}

afterEach(cleanup);

describe('the focus after its control is gone', () => {
  it.each<readonly [string, readonly Shown[], string]>([
    [
      'goes to the message that came',
      [
        { control: true, aside: true },
        { attempt: 'a', aside: true, told: true },
      ],
      'told',
    ],
    [
      'goes to the first block that came',
      [{ control: true }, { attempt: 'a', told: true, receipt: true }],
      'told',
    ],
    [
      'goes to a block that is no message',
      [
        { control: true, aside: true },
        { attempt: 'a', aside: true, receipt: true },
      ],
      'receipt',
    ],
    [
      'goes to what comes later in the place of what came',
      [{ control: true }, { attempt: 'a', aside: true }, { attempt: 'a', told: true }],
      'told',
    ],
    [
      'goes to what is there when the control goes later',
      [{ control: true }, { attempt: 'a', control: true, told: true }, { attempt: 'a', told: true }],
      'told',
    ],
    [
      'goes to the heading of its block',
      [
        { control: true, rest: true },
        { attempt: 'a', rest: true },
      ],
      'task',
    ],
    [
      'goes to a message of its column before the heading of the page',
      [{ control: true, aside: true }, { aside: true }],
      'aside',
    ],
    ['goes to the heading of the page', [{ control: true }, {}], 'top'],
    [
      'stays where the control stays',
      [{ control: true }, { attempt: 'a', control: true, told: true }],
      'control',
    ],
  ])('%s', (_, steps, want) => expect(focusAfter(steps)).toBe(want));
});
