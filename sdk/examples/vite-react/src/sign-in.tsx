import { useLogIn } from '@energy-portal/sdk/react';

/** Signs in; the org answers with a cookie that no script can read. */
export function SignIn({ onDone }: { readonly onDone: () => void }) {
  const [logIn, progress] = useLogIn();
  const submit = async (form: FormData) => {
    const [username, password] = [String(form.get('username')), String(form.get('password'))];
    const { ok } = await logIn({ username, password });
    if (ok) onDone();
  };
  return (
    <form action={submit}>
      <label>
        User name <input name="username" autoComplete="username" defaultValue="maria.lopez@example.com" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button disabled={progress.state === 'saving'}>Sign in</button>
      {progress.error ? <p role="alert">{progress.error.message}</p> : null}
    </form>
  );
}
