import { logIn, SdkError } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/solid';
import { createSignal, Show } from 'solid-js';

/** Signs in; the org answers with a cookie that no script can read. */
export function SignIn(props: { readonly onDone: () => void }) {
  const client = useClient();
  const [username, setUsername] = createSignal('maria.lopez@example.com');
  const [password, setPassword] = createSignal('');
  const [problem, setProblem] = createSignal('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await client().write(logIn, { username: username(), password: password() });
      props.onDone();
    } catch (error) {
      setProblem(error instanceof SdkError ? error.message : 'Please try again');
    }
  };
  return (
    <form onSubmit={submit}>
      <label>
        User name{' '}
        <input
          autocomplete="username"
          value={username()}
          onInput={(event) => setUsername(event.currentTarget.value)}
        />
      </label>
      <label>
        Password{' '}
        <input
          type="password"
          autocomplete="current-password"
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <button>Sign in</button>
      <Show when={problem()}>
        <p role="alert">{problem()}</p>
      </Show>
    </form>
  );
}
