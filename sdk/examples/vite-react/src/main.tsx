import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Cases } from './cases.tsx';
import { Contact } from './contact.tsx';
import { SignIn } from './sign-in.tsx';

const recordId = '003RM0000068xVCYAY';
const client = createClient();

function App() {
  const [isSignedIn, setSignedIn] = useState(false);
  if (!isSignedIn) return <SignIn onDone={() => setSignedIn(true)} />;
  return (
    <>
      <Contact recordId={recordId} />
      <Cases parentRecordId={recordId} />
    </>
  );
}

const place = document.getElementById('app');
if (!place) throw new Error('The page has no #app.');
createRoot(place).render(
  <StrictMode>
    <ClientProvider client={client}>
      <App />
    </ClientProvider>
  </StrictMode>,
);
