import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { Entry } from '../protocol.ts';
import { calls } from './calls.ts';

interface LogInProps {
  /** The page was in use before: what was typed is still there. */
  readonly isAgain: boolean;
  readonly onDone: () => void;
}

const reasons: Readonly<Record<string, string>> = {
  account: 'You have no account here. Ask whoever runs the studio to add one.',
  service: 'The log-in service did not let you in. Try again.',
};

/** Asks who somebody is. */
export function LogIn({ isAgain, onDone }: LogInProps) {
  const entry = useEntry();
  const [problem, setProblem] = useState(
    () => reasons[new URLSearchParams(location.search).get('refused') ?? ''],
  );
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const answer = await calls.logIn(String(form.get('username')), String(form.get('password')));
    setBusy(false);
    if (answer.state === 'failed') {
      setProblem(answer.problem.message);
      first.current?.focus();
    } else onDone();
  };
  return (
    <main className="log-in">
      <form onSubmit={(event) => void send(event)}>
        <h1>Studio</h1>
        <p>
          {isAgain
            ? 'Your session is over. Log in to go on; what you typed is still here.'
            : 'Log in to go on.'}
        </p>
        {problem === undefined ? null : (
          <p className="dialog-diagnostic" role="alert">
            {problem}
          </p>
        )}
        <Credentials first={first} />
        <button type="submit" data-main disabled={isBusy}>
          {isBusy ? 'Logging in …' : 'Log in'}
        </button>
        {entry?.hasOpenId === true ? (
          <a className="button" href="/log-in/start">
            Log in with your company’s account
          </a>
        ) : null}
      </form>
    </main>
  );
}

function Credentials({ first }: { readonly first: RefObject<HTMLInputElement | null> }) {
  return (
    <>
      <label>
        User name
        <input
          ref={first}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={100}
        />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required maxLength={200} />
      </label>
    </>
  );
}

function useEntry(): Entry | undefined {
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    void calls.entry().then((answer) => answer.state === 'done' && setEntry(answer.value));
  }, []);
  return entry;
}
