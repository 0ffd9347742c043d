import { FeedbackModal } from '@parlour/support/react'
import type { WindowProps } from './window-props.ts'

/** What somebody wants to tell the house. Source: SVC-02. */
export default function Feedback({ onClose }: WindowProps) {
  return <FeedbackModal onClose={onClose} />
}
