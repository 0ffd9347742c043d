import type { ReactNode } from 'react'
import { IconCheckFill } from '../../icons/index.ts'

/** One day of a strip: behind, the one that counts now, or ahead. */
export type StripDay = {
  id: string
  /** "Day 3", or "Today". */
  name: string
  /** What the day gives, formatted. */
  value: ReactNode
  state: 'done' | 'now' | 'next'
  /** The state in words; only read out where a sign shows it. */
  note: string
}

/** Props of `DayStrip`; `label` is the accessible name. */
export type DayStripProps = { label: string; days: readonly StripDay[] }

/**
 * Days in a row with what each of them gives, the one that counts now in focus.
 *
 * @example <DayStrip label="Daily login" days={[{ id: '1', name: 'Today', value: '₱1.00', state: 'now', note: 'Ready' }]} />
 */
export const DayStrip = ({ label, days }: DayStripProps) => (
  <ol className="p-days" aria-label={label}>
    {days.map(({ id, name, value, state, note }) => (
      <li key={id} className="p-days__day" data-state={state} aria-current={state === 'now' ? 'date' : undefined}>
        <span className="p-days__name">{name}</span>
        <span className="p-days__value">{value}</span>
        {state === 'done' ? (
          <>
            <IconCheckFill size={16} className="p-days__sign" />
            <span className="p-hidden">{note}</span>
          </>
        ) : (
          <span className="p-days__note">{note}</span>
        )}
      </li>
    ))}
  </ol>
)
