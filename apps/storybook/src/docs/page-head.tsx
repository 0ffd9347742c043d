import type { ReactNode } from 'react'

interface PageHeadProps {
  /** The group of the sidebar that the page stands in. */
  readonly over?: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** The head of every page of words: where it stands, its title, what it is about in a sentence. */
export const PageHead = ({ over, title, lead, children }: PageHeadProps) => (
  <header className="d-head">
    {over && <p className="d-over">{over}</p>}
    <h1 className="d-h1">{title}</h1>
    {lead && <p className="d-intro">{lead}</p>}
    {children}
  </header>
)
