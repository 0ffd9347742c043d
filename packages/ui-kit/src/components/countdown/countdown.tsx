import type { CountdownUnit } from './countdown-figures.tsx'
import { CountdownFigures } from './countdown-figures.tsx'
import { timeLeft } from './time-left.ts'
import { useCountdown } from './use-countdown.ts'

/** Props of `Countdown`. */
export type CountdownProps = {
  /** When it ends, in ms since 1970. */
  end: number
  /** The platform's clock, in ms since 1970, not the machine's. */
  now: () => number
  /** Word of a unit for a count, for example "days"; it stands under the figure. */
  unit: (unit: CountdownUnit, count: number) => string
  /** The end as text for screen readers; the seconds are not read out. */
  text: string
  /** Called once, at zero, or at once when it is over already. */
  onEnd?: () => void
}

/**
 * [MOD-05, BEY-18] The time until an end. At zero it shows 00:00:00 for three seconds, then disappears.
 *
 * @example
 * <Countdown end={endsAt} now={() => api.clock.now()} unit={(unit, count) => text(`time.${unit}`, { count })} text="Ends at 18:00" />
 */
export const Countdown = ({ end, now, unit, text, onEnd }: CountdownProps) => {
  const { phase, left } = useCountdown(end, now, onEnd)
  if (phase === 'gone') return null
  return (
    <time className="p-countdown" data-state={phase} dateTime={new Date(end).toISOString()}>
      <span className="p-hidden">{text}</span>
      <CountdownFigures left={timeLeft(left)} unit={unit} />
    </time>
  )
}
