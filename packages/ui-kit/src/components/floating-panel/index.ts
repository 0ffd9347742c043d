export { FloatingPanel } from './floating-panel.tsx'
export { startPlace } from './panel-place.ts'
export type { FloatingPanelHandle, FloatingPanelLabels, FloatingPanelProps, PanelTab } from './floating-panel.tsx'
export type { PanelPlace } from './panel-place.ts'
