import { useState } from 'react';
import type { FormEvent } from 'react';
import type { NamedKind, PlaceKind, PlanCall } from '../protocol.ts';
import { useMe } from './me.ts';

interface RenameEverywhereProps {
  readonly kind: PlaceKind;
  readonly name: string;
  /** Ids of the screens that have a thing of this name. */
  readonly screens: readonly string[];
  readonly titleOf: (document: string) => string;
  readonly onPlan: (call: PlanCall) => Promise<string | undefined>;
}

/** Things that screens name themselves; all others have their names from the specs or from the org. */
const kinds: readonly PlaceKind[] = [
  'question',
  'condition',
  'data',
  'value',
  'message',
] satisfies NamedKind[];
const isNamedKind = (kind: PlaceKind): kind is NamedKind => kinds.includes(kind);

/** Gives a name another form on the screens that one chooses, wherever it is used there. */
export function RenameEverywhere({ kind, name, screens, titleOf, onPlan }: RenameEverywhereProps) {
  const [to, setTo] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const { may } = useMe();
  if (!may('screens') || !isNamedKind(kind) || name.includes('.')) return null;
  const wanted = screens.filter((id) => !left.includes(id));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(
      await onPlan({ what: 'rename', rename: { kind, from: name, to: to.trim(), screens: wanted } }),
    );
  };
  const toggle = (id: string) =>
    setLeft((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <form className="place-rename" onSubmit={(event) => void send(event)}>
      <label>
        New name
        <input value={to} spellCheck={false} onChange={({ target }) => setTo(target.value)} />
      </label>
      <button type="submit" disabled={to.trim() === '' || wanted.length === 0}>
        Rename on {wanted.length === 1 ? 'one screen' : `${wanted.length} screens`}
      </button>
      {screens.length < 2 || to === ''
        ? null
        : screens.map((id) => (
            <label key={id} className="place-screen">
              <input type="checkbox" checked={!left.includes(id)} onChange={() => toggle(id)} />
              {titleOf(id)}
            </label>
          ))}
      {problem === undefined ? null : (
        <p className="dialog-diagnostic" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
