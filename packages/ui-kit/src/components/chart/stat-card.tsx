import type { ReactNode } from 'react'
import { IconTrendDown, IconTrendUp } from '../../icons/index.ts'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Props of `StatCard`. */
export type StatCardProps = {
  /** Text above the figure. */
  label: string
  /** The figure, formatted. */
  value: ReactNode
  /** The figure is money of the one who looks at it. */
  gold?: boolean
  /** What changed: which way the arrow points, whether that is good, how much and since when. */
  change?: { way: 'up' | 'down'; tone: 'ok' | 'bad' | 'plain'; amount: string; words: string }
  /** In place of a change, for example "214 members, 9 new today". */
  note?: ReactNode
  /** A `Sparkline`. */
  line?: ReactNode
  loading?: boolean
}

/**
 * One figure with its change: the colour says good or bad, the arrow up or down.
 *
 * @example <StatCard label="Deposits" value="₱12,400.00" change={{ way: 'up', tone: 'ok', amount: '8 %', words: 'since May' }} />
 */
export const StatCard = ({ label, value, gold, change, note, line, loading }: StatCardProps) => {
  const Arrow = change?.way === 'down' ? IconTrendDown : IconTrendUp
  return (
    <Card>
      <div className="p-stat" aria-busy={loading || undefined}>
        <p className="p-stat__label">{label}</p>
        <p className="p-stat__value" data-gold={gold || undefined}>
          {loading ? <Skeleton width={144} height={24} /> : <span className="p-stat__figure">{value}</span>}
        </p>
        {loading ? (
          <p className="p-stat__change">
            <Skeleton shape="text" width={112} />
          </p>
        ) : null}
        {change && !loading ? (
          <p className="p-stat__change">
            <span className="p-stat__amount" data-tone={change.tone}>
              <Arrow size={16} />
              {change.amount}
            </span>
            {change.words}
          </p>
        ) : null}
        {note && !change && !loading ? <p className="p-stat__change">{note}</p> : null}
        {line && !loading ? <div className="p-stat__line">{line}</div> : null}
      </div>
    </Card>
  )
}

/**
 * Stat cards beside each other, as many as have room, at least 320 px wide each.
 *
 * @example <StatGrid><StatCard label="Members" value="214" /></StatGrid>
 */
export const StatGrid = ({ children }: { children: ReactNode }) => <div className="p-stats">{children}</div>
