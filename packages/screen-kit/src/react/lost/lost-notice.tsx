import { Notice } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/** Props of `LostNotice`. */
export interface LostNoticeProps {
  /** What may have happened, and the way on. */
  readonly children: ReactNode
}

/**
 * Says that the answer of a call got lost.
 *
 * @example <LostNotice>{text('member.cashier.unsure.text')}</LostNotice>
 */
export function LostNotice({ children }: LostNoticeProps) {
  const text = useScreenKitText()
  return (
    <div role="alert">
      <Notice tone="warn" title={text('screen-kit.lost.title')}>
        {children}
      </Notice>
    </div>
  )
}
