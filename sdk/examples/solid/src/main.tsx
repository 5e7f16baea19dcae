import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/solid';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { Cases } from './cases.tsx';
import { Contact } from './contact.tsx';
import { SignIn } from './sign-in.tsx';

const recordId = '003RM0000068xVCYAY';
const client = createClient();

function App() {
  const [isSignedIn, setSignedIn] = createSignal(false);
  return (
    <ClientProvider client={client}>
      <Show when={isSignedIn()} fallback={<SignIn onDone={() => setSignedIn(true)} />}>
        <Contact recordId={recordId} />
        <Cases parentRecordId={recordId} />
      </Show>
    </ClientProvider>
  );
}

const place = document.getElementById('app');
if (!place) throw new Error('The page has no #app.');
render(() => <App />, place);
