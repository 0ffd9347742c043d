import type { ReactNode } from 'react'

/**
 * A wide column and a side column of 392 px; stacked below 1100 px.
 *
 * @example <Columns aside={<Summary title="Deposit" facts={facts} />}>{form}</Columns>
 */
export const Columns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="p-columns">
    <div className="p-columns__main">{children}</div>
    <div className="p-columns__aside">{aside}</div>
  </div>
)
