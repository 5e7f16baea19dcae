'use client';

export { InspectorPanel, type InspectorPanelProps } from '../react/inspector-panel/inspector-panel.tsx';
