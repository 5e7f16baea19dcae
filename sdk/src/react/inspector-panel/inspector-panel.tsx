import { useEffect, useRef, type ReactElement } from 'react';
import { createPanel } from '../../extensions/inspector/panel/create-panel.ts';
import type { PanelSource } from '../../extensions/inspector/panel/panel-store.ts';

/** The inspector that a panel shows. */
export interface InspectorPanelProps {
  readonly inspector: PanelSource;
}

/**
 * Shows an inspector where it stands in the page, as large as the element around it: for a page of its own. On any other
 * page, `mountInspector` does without React.
 *
 * @example
 * {isOpen && <InspectorPanel inspector={inspector} />}
 */
export function InspectorPanel({ inspector }: InspectorPanelProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    return createPanel(root, inspector).stop;
  }, [inspector]);
  return <div ref={place} lang="en" />;
}
