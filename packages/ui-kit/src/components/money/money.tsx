import type { ReactNode } from 'react'

/** A formatted sum: gold when it is yours, plain while it is in process, struck through when it did not come. */
export const Money = ({ children, tone = 'gold' }: { children: ReactNode; tone?: 'gold' | 'pending' | 'void' }) => (
  <span className="p-money" data-tone={tone}>{children}</span>
)
