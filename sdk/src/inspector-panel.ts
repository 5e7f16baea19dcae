export { InspectorPanel, type InspectorPanelProps } from './inspector-panel/inspector-panel.tsx';
