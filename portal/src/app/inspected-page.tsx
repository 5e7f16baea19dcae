import { createInspector } from '@energy-portal/sdk/inspector';
import { InspectorPanel } from '@energy-portal/sdk/inspector-panel';
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { LivePageProps } from './live-page.tsx';
import './inspected-page.css';

/** The live page with its record cache to look into, for developers: its texts are in their language alone. */
export function inspected(LivePage: ComponentType<LivePageProps>): ComponentType {
  const inspector = createInspector();
  const extensions = [inspector];
  return function InspectedPage() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <LivePage extensions={extensions} />
        <aside className="inspection" aria-label="Record cache" lang="en">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Record cache
          </button>
          {isOpen && <InspectorPanel inspector={inspector} />}
        </aside>
      </>
    );
  };
}
