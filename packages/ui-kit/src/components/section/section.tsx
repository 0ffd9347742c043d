import type { ReactNode } from 'react'
import { useId } from 'react'
import { IconArrowRight } from '../../icons/index.ts'
import { Link } from '../link/link.tsx'

/** Props of `Section`. */
export type SectionProps = {
  title: ReactNode
  level?: 1 | 2 | 3
  /** A hint after the title. */
  hint?: ReactNode
  /** Where the rest is; `shortLabel` takes its place on a phone. */
  action?: { label: string; shortLabel?: string; href: string }
  /** Controls at the end, for example a segmented choice. */
  end?: ReactNode
  children: ReactNode
}

/**
 * A titled part of a page, 48 px from the next (32 on a phone).
 *
 * @example <Section title="Hot games" action={{ label: 'Show all', href: '/hot' }}>{games}</Section>
 */
export const Section = ({ title, level = 2, hint, action, end, children }: SectionProps) => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className="p-section" aria-labelledby={id}>
      <div className="p-section__head">
        <Heading className="p-section__title" id={id}>
          {title}
        </Heading>
        {hint ? <span className="p-section__hint">{hint}</span> : null}
        {end ? <div className="p-section__end">{end}</div> : null}
        {action ? (
          <Link className="p-section__action" href={action.href} aria-label={action.label}>
            <span data-from={action.shortLabel ? 'tablet' : undefined}>{action.label}</span>
            {action.shortLabel ? <span data-until="tablet">{action.shortLabel}</span> : null}
            <IconArrowRight size={16} />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}
