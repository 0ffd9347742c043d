export { Tooltip } from './tooltip.tsx'
export type { TooltipProps } from './tooltip.tsx'
