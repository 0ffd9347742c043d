import type { ReactNode } from 'react'

/**
 * A formatted amount. The tone is gold for the member's money, plain while it is in process, and bad or struck through
 * when it was lost or did not arrive.
 *
 * @example <Money>₱4,821.50</Money>
 */
export const Money = ({
  children,
  tone = 'gold',
}: {
  children: ReactNode
  tone?: 'gold' | 'pending' | 'loss' | 'void'
}) => (
  <span className="p-money" data-tone={tone}>
    {children}
  </span>
)
