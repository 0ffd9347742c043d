import type { ReactNode } from 'react'

/** A formatted sum: gold when it is yours, plain while it is in process, with its minus in bad when it was lost, struck through when it did not come. */
export const Money = ({ children, tone = 'gold' }: { children: ReactNode; tone?: 'gold' | 'pending' | 'loss' | 'void' }) => (
  <span className="p-money" data-tone={tone}>{children}</span>
)
