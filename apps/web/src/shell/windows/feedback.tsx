import { FeedbackModal } from '@parlour/support/react'
import type { WindowProps } from './window-props.ts'

/** Feedback to the operator. Source: SVC-02. */
export default function Feedback({ onClose }: WindowProps) {
  return <FeedbackModal onClose={onClose} />
}
