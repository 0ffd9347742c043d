import type { ReactNode } from 'react'

interface SectionProps {
  readonly id: string
  readonly title: string
  /** One sentence under the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A part of a page, with a heading that can be linked to. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section className="d-section" aria-labelledby={id}>
    <h2 id={id} className="d-h2">
      {title}
    </h2>
    {lead && <p className="d-lead">{lead}</p>}
    {children}
  </section>
)
