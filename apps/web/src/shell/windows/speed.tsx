import { SpeedTestModal } from '@parlour/site/react'
import { probe } from '../../platform/probe.ts'
import type { WindowProps } from './window-props.ts'

/** How fast each address of the site answers. Source: SIDE-08. */
export default function Speed({ onClose }: WindowProps) {
  return <SpeedTestModal origin={window.location.origin} probe={probe} onClose={onClose} />
}
