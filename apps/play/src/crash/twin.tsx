import { useEffect, useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { Play } from '../frame/use-play.ts'
import type { Flight } from '../calls/crash.ts'
import { multiplierAt } from './multiplier.ts'
import type { ServerClock } from './server-clock.ts'

/** What is said while a round rises, in hundredths. */
const said = [100, 150, 200, 300, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
const every = 500

interface TwinProps {
  readonly speech: Speech
  times(hundredths: number): string
  readonly clock: ServerClock
  readonly growth: number
  readonly flight: Flight | null
  readonly say: Play['say']
}

/**
 * The round in words, for those who do not see the curve: where
 * it stands twice a second, and a line at every larger step.
 */
export function Twin({ speech: { word, money }, times, clock, growth, flight, say }: TwinProps) {
  const [at, setAt] = useState(100)
  useEffect(() => {
    setAt(100)
    if (!flight) return undefined
    let step = -1
    const look = () => {
      const elapsed = clock.now() - flight.startsAt
      const multiplier = multiplierAt(growth, elapsed)
      setAt(multiplier)
      const reached = elapsed < 0 ? -1 : said.findLastIndex((one) => one <= multiplier)
      if (reached > step)
        say(
          reached === 0
            ? word('running')
            : `${times(said[reached] ?? 100)}× · ${word('worth')} ${money((flight.stake * (said[reached] ?? 100)) / 100)}`,
        )
      step = Math.max(step, reached)
    }
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [flight, clock, growth, say, word, money, times])
  if (!flight) return null
  return (
    <dl class="unseen">
      <div>
        <dt>{word('multiplier')}</dt>
        <dd>{times(at)}×</dd>
      </div>
      <div>
        <dt>{word('worth')}</dt>
        <dd>{money(Math.floor((flight.stake * at) / 100))}</dd>
      </div>
    </dl>
  )
}
