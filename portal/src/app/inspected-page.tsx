import { createInspector, mountInspector } from '@energy-portal/sdk/inspector';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { LivePageProps } from './live-page.tsx';

/** The live page with its record cache to look into, for developers: its texts are in their language alone. */
export function inspected(LivePage: ComponentType<LivePageProps>): ComponentType<LivePageProps> {
  const inspector = createInspector();
  const extensions = [inspector];
  return function InspectedPage(props) {
    // The page's own client is made by then: effects run from the inside out.
    useEffect(() => mountInspector(inspector).unmount, []);
    return <LivePage {...props} extensions={extensions} />;
  };
}
