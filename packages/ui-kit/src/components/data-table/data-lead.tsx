import type { ReactNode } from 'react'

/** Props of `DataLead`. */
export type DataLeadProps = { picture?: ReactNode; title: ReactNode; sub?: ReactNode }

/**
 * The first cell of a row about a person or a thing: a picture of 36 px, a name, a small line under it.
 *
 * @example <DataLead picture={<Avatar />} title="linhtran88" sub="Since March" />
 */
export const DataLead = ({ picture, title, sub }: DataLeadProps) => (
  <span className="p-lead">
    {picture}
    <span className="p-lead__words">
      <span className="p-lead__title">{title}</span>
      {sub ? <span className="p-lead__sub">{sub}</span> : null}
    </span>
  </span>
)
