import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** A figure of a `PeriodResult`. */
export type PeriodFigure = {
  id: string
  name: string
  /** The figure, formatted. */
  value: ReactNode
  /** Under it: what it is made of, or what it was before. */
  note?: ReactNode
}

/** Props of `PeriodResult`. */
export type PeriodResultProps = {
  /** The result in a sentence, for example "You are down ₱1,240.00 in 30 days". */
  title: string
  /** Under it: what it is made of, and how the period before was. */
  text?: ReactNode
  figures: readonly PeriodFigure[]
  /** Under the figures: what can be done about the result. */
  action?: ReactNode
  loading?: boolean
}

/**
 * What a period came to: a sentence, what it is made of, and its figures beside each other. A phone shows them in two
 * columns.
 *
 * @example <PeriodResult title="You are down ₱1,240.00 in 30 days" figures={[{ id: 'bets', name: 'Bets', value: '₱18,460.00' }]} />
 */
export const PeriodResult = ({ title, text, figures, action, loading = false }: PeriodResultProps) => {
  // A heading says something, or it is none.
  const Title = loading ? 'p' : 'h2'
  return (
    <Card as="section">
      <div className="p-period" aria-busy={loading || undefined}>
        <Title className="p-period__title">{loading ? <Skeleton width={280} height={26} /> : title}</Title>
        {text || loading ? (
          <p className="p-period__text">{loading ? <Skeleton shape="text" width={360} /> : text}</p>
        ) : null}
        {figures.length > 0 ? (
          <dl className="p-period__figures">
            {figures.map(({ id: key, name, value, note }) => (
              <div key={key} className="p-period__figure">
                <dt className="p-period__name">{name}</dt>
                <dd className="p-period__value">{loading ? <Skeleton width={96} height={20} /> : value}</dd>
                {loading ? (
                  <dd className="p-period__note">
                    <Skeleton shape="text" width={80} />
                  </dd>
                ) : note ? (
                  <dd className="p-period__note">{note}</dd>
                ) : null}
              </div>
            ))}
          </dl>
        ) : null}
        {action && !loading ? <div className="p-period__action">{action}</div> : null}
      </div>
    </Card>
  )
}
