import type { ReactNode } from 'react'

/** One part of a total. `amount` is a raw number that gives its width in the bar; nothing below 0 is drawn. */
export type BalancePart = {
  id: string
  name: string
  /** The formatted amount. */
  value: string
  amount: number
  color: 'gold' | 'edge' | 'info'
}

/** Props of `BalanceBreakdown`. */
export type BalanceBreakdownProps = {
  /** Text above the total. */
  label: string
  /** The formatted total. */
  sum: string
  /** Buttons after the label, such as one that refreshes. */
  controls?: ReactNode
  /** What the total consists of, in the order of the bar. */
  parts: readonly BalancePart[]
  /** The torn-off end: an action with its terms. On a phone it stands below. */
  stub?: ReactNode
}

/**
 * A total with its parts, as a bar and in words: where the money of a member lies.
 *
 * @example
 * <BalanceBreakdown
 *   label="Total balance"
 *   sum="₱4,694.25"
 *   parts={[{ id: 'main', name: 'Main wallet', value: '₱4,694.25', amount: 469_425, color: 'gold' }]}
 * />
 */
export const BalanceBreakdown = ({ label, sum, controls, parts, stub }: BalanceBreakdownProps) => {
  const drawn = parts.filter(({ amount }) => amount > 0)
  return (
    <div className="p-breakdown">
      <div className="p-breakdown__body">
        <div className="p-breakdown__label">
          {label}
          {controls}
        </div>
        <p className="p-breakdown__sum">{sum}</p>
        <div className="p-breakdown__bar" aria-hidden="true">
          {drawn.map(({ id, amount, color }) => (
            <span key={id} className="p-breakdown__share" data-color={color} style={{ flexGrow: amount }} />
          ))}
        </div>
        <dl className="p-breakdown__parts">
          {parts.map(({ id, name, value, color }) => (
            <div key={id} className="p-breakdown__part">
              <dt className="p-breakdown__name" data-color={color}>
                {name}
              </dt>
              <dd className="p-breakdown__value">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {stub ? <div className="p-breakdown__stub">{stub}</div> : null}
    </div>
  )
}
