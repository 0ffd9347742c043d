import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from '../link/link.tsx'

/** Props of `Progress`. */
export type ProgressProps = {
  /** What gets there. */
  label: string
  /** The name is only read out, where a head of a table shows it. */
  labelHidden?: boolean
  /** Where it leads: its name is the link, which covers the whole of it. */
  href?: string | undefined
  /** How far it is, in words: "₱8,400.00 of ₱10,000.00, 84 %". */
  value: string
  /** 0 to 100; what lies outside is drawn as its end. */
  percent: number
  /** Under the bar, at its start: what is left. */
  left?: ReactNode
  /** Under the bar, at its end: until when. */
  until?: ReactNode
}

const whole = 100

/**
 * How far something has come: its name, the figures, a bar of 8 px, and what is left.
 *
 * @example <Progress label="Bets this month" value="₱8,400.00 of ₱10,000.00, 84 %" percent={84} left="₱1,600.00 left" />
 */
export const Progress = ({ label, labelHidden, href, value, percent, left, until }: ProgressProps) => {
  const id = useId()
  const drawn = Math.min(whole, Math.max(0, percent))
  return (
    <div className="p-progress" data-done={drawn === whole || undefined}>
      <div className="p-progress__line">
        <span id={id} className={labelHidden ? 'p-hidden' : 'p-progress__label'}>
          {href === undefined ? (
            label
          ) : (
            <Link className="p-progress__link" href={href}>
              {label}
            </Link>
          )}
        </span>
        <span className="p-progress__value">{value}</span>
      </div>
      <div
        className="p-progress__bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={drawn}
        aria-valuetext={value}
      >
        <span className="p-progress__done" style={{ inlineSize: `${drawn}%` }} />
      </div>
      {left || until ? (
        <div className="p-progress__line p-progress__foot">
          <span>{left}</span>
          {until ? <span className="p-progress__until">{until}</span> : null}
        </div>
      ) : null}
    </div>
  )
}
