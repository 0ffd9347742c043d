import type { TimeLeft } from './time-left.ts'
import { Fragment } from 'react'

/** A unit of the figures. */
export type CountdownUnit = keyof TimeLeft

const units: readonly CountdownUnit[] = ['days', 'hours', 'minutes', 'seconds']

/** Figures of 28 with their units of 12 below; days stand there as long as there are any. */
export const CountdownFigures = ({
  left,
  unit,
}: {
  left: TimeLeft
  unit: (unit: CountdownUnit, count: number) => string
}) => (
  <span className="p-countdown__figures" aria-hidden="true">
    {units
      .filter((name) => name !== 'days' || left.days > 0)
      .map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? <span className="p-countdown__colon">:</span> : null}
          <span className="p-countdown__cell">
            <span className="p-countdown__figure">{String(left[name]).padStart(2, '0')}</span>
            <span className="p-countdown__unit">{unit(name, left[name])}</span>
          </span>
        </Fragment>
      ))}
  </span>
)
