import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { NewScreen } from '../protocol.ts';

interface NewScreenDialogProps {
  /** Folders that there are. */
  readonly areas: readonly string[];
  /** Makes the screen. @returns what is wrong, where it could not be made */
  readonly onAdd: (screen: NewScreen) => Promise<string | undefined>;
  readonly onClose: () => void;
}

const audiences = { customer: 'Customers', guest: 'Guests', anyone: 'Both' } as const;

/** Asks for the beginning of a screen. */
export function NewScreenDialog({ areas, onAdd, onClose }: NewScreenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = (name: string) => String(form.get(name) ?? '').trim();
    const access = answer('access');
    const answered = await onAdd({
      area: answer('area'),
      name: answer('name'),
      route: answer('route'),
      access: access === 'guest' || access === 'anyone' ? access : 'customer',
      title: { en: answer('en'), es: answer('es') },
    });
    setProblem(answered);
    if (answered === undefined) onClose();
  };
  return (
    <dialog className="dialog" ref={dialog} onClose={onClose} aria-labelledby="new-screen">
      <form onSubmit={(event) => void send(event)}>
        <h2 id="new-screen">New screen</h2>
        <Answers areas={areas} />
        {problem === undefined ? null : (
          <p className="dialog-diagnostic" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-buttons">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" data-main>
            Create
          </button>
        </div>
      </form>
    </dialog>
  );
}

function Answers({ areas }: Pick<NewScreenDialogProps, 'areas'>) {
  return (
    <div className="dialog-fields">
      <Answer name="area" label="Folder" hint="plans" list={areas} />
      <Answer name="name" label="Name of its file" hint="my-offers" />
      <Answer name="route" label="Address" hint="/offers" />
      <label>
        Who sees it
        <select name="access">
          {Object.entries(audiences).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Answer name="en" label="Title in English" hint="Your offers" />
      <Answer name="es" label="Title in Spanish" hint="Sus ofertas" />
    </div>
  );
}

interface AnswerProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly list?: readonly string[];
}

function Answer({ name, label, hint, list }: AnswerProps) {
  const listed = list === undefined ? {} : { list: `${name}-list` };
  return (
    <div>
      <label>
        {label}
        <input name={name} placeholder={hint} required autoComplete="off" {...listed} />
      </label>
      {list === undefined ? null : (
        <datalist id={`${name}-list`}>
          {list.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </div>
  );
}
