import { useEffect, useState } from 'preact/hooks'
import type { ServerClock } from '../crash/server-clock.ts'
import type { Speech } from '../frame/speech.ts'

const round = 2 * Math.PI * 46
const said = [10, 5]

interface RingProps {
  speech: Speech
  clock: ServerClock
  /** When it is empty, in milliseconds since 1970; null for none. */
  endsAt: number | null
  /** How long it empties for, in milliseconds; null for as long as there was when it was first seen. */
  whole: number | null
  /** Whether the time is the player's own, who is then told when little is left. */
  urgent: boolean
}

/**
 * The time that is left, by the server's clock: a ring that empties
 * by the second, seconds in figures, and a word when little is left.
 */
export function Ring({ speech: { word }, clock, endsAt, whole, urgent }: RingProps) {
  const [left, setLeft] = useState(0)
  const [first, setFirst] = useState(1)
  useEffect(() => {
    if (endsAt === null) return undefined
    let timer = 0
    // A step a second: a ring that glides draws every frame, on a page that may stand open for hours.
    const tick = () => {
      const now = Math.max(0, endsAt - clock.now())
      setLeft(now)
      if (now > 0) timer = window.setTimeout(tick, (now % 1000 || 1000) + 10)
    }
    tick()
    setFirst(Math.max(1, endsAt - clock.now()))
    return () => clearTimeout(timer)
  }, [endsAt, clock])
  const seconds = endsAt === null ? 0 : Math.ceil(left / 1000)
  const spoken = said.find((one) => seconds <= one && seconds > one - 2)
  return (
    <>
      <svg
        class="ring"
        viewBox="0 0 100 100"
        data-on={endsAt === null ? undefined : ''}
        data-late={urgent && seconds <= 5 ? '' : undefined}
        aria-hidden="true"
      >
        <circle class="ring__way" cx="50" cy="50" r="46" />
        <circle
          class="ring__left"
          cx="50"
          cy="50"
          r="46"
          stroke-dasharray={round}
          stroke-dashoffset={round * (1 - Math.min(1, left / (whole ?? first)))}
        />
      </svg>
      {endsAt === null ? null : (
        <span class="ring__seconds" aria-hidden="true">
          {seconds}
        </span>
      )}
      <span class="unseen" aria-live="assertive">
        {urgent && spoken ? word('secondsLeft', { seconds: spoken }) : ''}
      </span>
    </>
  )
}
