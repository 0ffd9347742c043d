import type { ReactNode } from 'react'

/** Words for those who listen; they are not seen. */
export const VisuallyHidden = ({ as: Element = 'span', children }: { as?: 'span' | 'h1' | 'h2'; children: ReactNode }) => (
  <Element className="p-hidden">{children}</Element>
)

/** Words that are read out, politely, whenever they change; they are not seen. */
export const Live = ({ children }: { children: ReactNode }) => <div className="p-hidden" role="status">{children}</div>
