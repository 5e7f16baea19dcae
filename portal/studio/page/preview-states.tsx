import type { PreviewState } from '../../screen-language/preview-link.ts';
import type { PreviewCall } from '../protocol.ts';

type Acted = Omit<PreviewState, 'preview' | 'textSize'>;

/** The page as it is when somebody opens it. */
export const usualState = 'usual';

/** States of any page, with the words that people choose them by. */
const states: Readonly<Record<string, { readonly name: string; readonly acted: Acted }>> = {
  [usualState]: { name: 'As it opens', acted: {} },
  empty: { name: 'Nothing answered', acted: { form: 'empty' } },
  filled: { name: 'Everything answered', acted: { form: 'filled' } },
  errors: { name: 'Every error at once', acted: { form: 'errors' } },
  sent: { name: 'Sent: the sandbox gets it', acted: { form: 'sent' } },
  resumed: { name: 'Come back to, half answered', acted: { form: 'resumed' } },
  printed: { name: 'Printed', acted: { isPrinted: true } },
  waiting: { name: 'Waiting for the org', acted: { org: 'waiting' } },
  offline: { name: 'Offline', acted: { org: 'offline' } },
  down: { name: 'The org is down', acted: { org: 'down' } },
  ended: { name: 'The session has ended', acted: { org: 'ended' } },
};

/** States of a page that cannot be sent. */
const ofAllPages = [usualState, 'printed', 'waiting', 'offline', 'down', 'ended'];

/** Returns true for states in which the sandbox is written into each time. */
export function isWriting(name: string, calls: readonly PreviewCall[]): boolean {
  return name === 'sent' || rejectedCall(name, calls)?.form === 'sent';
}

/** Returns what the page is told about a state, by its name. One of another screen is that of any page as it opens. */
export function stateOf(
  name: string,
  { calls, textSize }: { readonly calls: readonly PreviewCall[]; readonly textSize: number },
): PreviewState {
  const rejected = rejectedCall(name, calls);
  const acted = rejected === undefined ? states[name]?.acted : rejected;
  return { preview: 'state', ...acted, ...(textSize !== 100 && { textSize }) };
}

/** A form that is refused must be sent first. */
function rejectedCall(name: string, calls: readonly PreviewCall[]): Acted | undefined {
  const call = calls.find(({ operation, codes }) => codes.some((code) => name === `${operation} ${code}`));
  if (call === undefined) return undefined;
  const { operation, kind, method, path } = call;
  const refused = { method, path, code: name.slice(operation.length + 1) };
  return kind === 'read' ? { refused } : { refused, form: 'sent' };
}

interface StateChoiceProps {
  readonly value: string;
  readonly calls: readonly PreviewCall[];
  readonly onChange: (value: string) => void;
}

/** All states that a page can be in, with each code that each of its calls can be refused with. */
export function StateChoice({ value, calls, onChange }: StateChoiceProps) {
  const isKnown = Object.hasOwn(states, value) || rejectedCall(value, calls) !== undefined;
  return (
    <label className="choice">
      <span>State</span>
      <select value={isKnown ? value : usualState} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(states)
          .filter(([id]) => calls.length > 0 || ofAllPages.includes(id))
          .map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        {calls
          .filter(({ codes }) => codes.length > 0)
          .map(({ operation, title, codes }) => (
            <optgroup key={operation} label={`Refused: ${title}`}>
              {codes.map((code) => (
                <option key={code} value={`${operation} ${code}`}>
                  {code}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
}
