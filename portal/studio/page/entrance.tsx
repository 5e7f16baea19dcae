import { useEffect, useState } from 'react';
import { calls, sharedSecret, signedOut } from './calls.ts';
import { LogIn } from './log-in.tsx';
import { SharedPreviewPage } from './shared-preview.tsx';
import { Studio } from './studio.tsx';

/** The studio, or what somebody has shared by a link. */
export function Page() {
  return sharedSecret() === '' ? <Entrance /> : <SharedPreviewPage />;
}

/** The studio, or its log-in: what was typed stays while somebody logs in again. */
function Entrance() {
  const [isOut, setOut] = useState(false);
  const [name, setName] = useState<string>();
  useEffect(() => {
    const leave = () => setOut(true);
    window.addEventListener(signedOut, leave);
    return () => window.removeEventListener(signedOut, leave);
  }, []);
  const enter = async () => {
    const answer = await calls.settings();
    if (answer.state === 'failed') return;
    // Somebody else has drafts of his own.
    if (name !== undefined && name !== answer.value.me.name) location.reload();
    if (location.search !== '') history.replaceState(null, '', location.pathname + location.hash);
    setOut(false);
    window.dispatchEvent(new Event('focus'));
  };
  return (
    <>
      {isOut ? <LogIn isAgain={name !== undefined} onDone={() => void enter()} /> : null}
      <div hidden={isOut}>
        <Studio onKnown={setName} />
      </div>
    </>
  );
}
