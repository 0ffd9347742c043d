import type { CountdownUnit } from './countdown-figures.tsx'
import { CountdownFigures } from './countdown-figures.tsx'
import { timeLeft } from './time-left.ts'
import { useCountdown } from './use-countdown.ts'

/** Props of `Countdown`. */
export type CountdownProps = {
  /** When it ends, in ms since 1970. */
  end: number
  /** The clock it is counted against, in ms since 1970: the platform's, not the machine's. */
  now: () => number
  /** Word of a unit for a count, for example "days"; it stands under the figure. */
  unit: (unit: CountdownUnit, count: number) => string
  /** When it ends, in words, for those who listen: the seconds are not read out. */
  text: string
  /** Called once, at zero, or at once when it is over already. */
  onEnd?: () => void
}

/** [MOD-05, BEY-18] The time until an end: at zero it shows 00:00:00 for three seconds, then leaves, and never runs again. */
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
