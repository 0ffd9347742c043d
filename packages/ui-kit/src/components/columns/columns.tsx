import type { ReactNode } from 'react'

/** A wide column and a side column of 392 px; one under another below 1100 px. */
export const Columns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="p-columns">
    <div className="p-columns__main">{children}</div>
    <div className="p-columns__aside">{aside}</div>
  </div>
)
