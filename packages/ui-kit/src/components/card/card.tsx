import type { ReactNode } from 'react'

/** Content that is one object; never a card inside a card. `tight` takes the padding away. */
export const Card = ({ as: Element = 'div', tight, children }: { as?: 'div' | 'section' | 'article' | 'aside'; tight?: boolean; children: ReactNode }) => (
  <Element className="p-card" data-tight={tight || undefined}>{children}</Element>
)
