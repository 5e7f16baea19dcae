import type { ReactNode } from 'react';
import { Screen } from '../screen/screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { Waiting } from './waiting.tsx';
import { Welcome } from './welcome.tsx';

/** One published screen, behind its door and inside its layout. */
export function ScreenPage({ entry }: { readonly entry: ScreenEntry }) {
  const inPlace = (content: ReactNode) =>
    entry.frame === 'welcome' ? <Welcome>{content}</Welcome> : <div className="page">{content}</div>;
  return (
    <ErrorBoundary key={entry.id}>
      <Gate entry={entry} waiting={inPlace(<Waiting />)}>
        {inPlace(<Screen entry={entry} waiting={<Waiting />} />)}
      </Gate>
    </ErrorBoundary>
  );
}
