import { useEffect, useRef } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { Ended, Flight } from '../calls/crash.ts'
import { makeCurve } from './curve.ts'
import { makeHeights } from './heights.ts'
import { risingAt, timeOf, type Moment } from './moment.ts'
import { scaleOf } from './scale.ts'
import type { ServerClock } from './server-clock.ts'
import { stars } from './stars.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const stillEvery = 250
/** From one figure to the next, in milliseconds: they are read, and each is painted. */
const figureEvery = 80
const embers = Array.from({ length: 9 }, (_, at) => (at / 9) * 2 * Math.PI)

interface SkyProps {
  readonly speech: Speech
  times(hundredths: number): string
  readonly clock: ServerClock
  readonly growth: number
  readonly most: number
  readonly flight: Flight | null
  readonly ended: Ended | null
}

/**
 * The sky that the multiplier rises in: a picture only, whose
 * words stand beside it. What moves in it is moved, not painted.
 */
export function Sky({ speech: { word, money, figure }, times, clock, growth, most, flight, ended }: SkyProps) {
  const sky = useRef<HTMLDivElement>(null)
  const heights = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const line = useRef<SVGPathElement>(null)
  const shade = useRef<SVGPathElement>(null)
  const fade = useRef<SVGLinearGradientElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const multiplier = useRef<HTMLParagraphElement>(null)
  const under = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const [root, cut, drawn, point, large, small] = [
      sky.current,
      pane.current,
      picture.current,
      tip.current,
      multiplier.current,
      under.current,
    ]
    if (
      !root ||
      !heights.current ||
      !cut ||
      !drawn ||
      !line.current ||
      !shade.current ||
      !fade.current ||
      !point ||
      !large ||
      !small
    )
      return undefined
    const curve = makeCurve(
      { pane: cut, picture: drawn, line: line.current, shade: shade.current, fade: fade.current },
      growth,
    )
    heights.current.replaceChildren()
    const lines = makeHeights(heights.current, (one) => `${one < 10_000 ? times(one) : figure(one / 100, 0)}×`)
    let size = { width: 0, height: 0 }
    let frame = 0
    let written = Number.NEGATIVE_INFINITY

    const moment = (): Moment => {
      if (flight) return risingAt(growth, clock.now() - flight.startsAt, flight.auto ?? most)
      if (!ended) return { elapsed: 0, multiplier: 100, outcome: 'still' }
      const at = ended.times || ended.point
      return { elapsed: timeOf(growth, at), multiplier: at, outcome: ended.times > 0 ? 'paid' : 'lost' }
    }
    const write = (at: Moment, now: number) => {
      if (now - written < figureEvery) return
      written = now
      const amount = flight ? `${word('worth')} ${money(Math.floor((flight.stake * at.multiplier) / 100))}` : ''
      large.textContent = `${times(at.multiplier)}×`
      small.textContent = flight && at.elapsed === 0 ? word('starting') : amount
    }
    const show = (now = performance.now()) => {
      const at = moment()
      const ground = { left: 58, foot: size.height - 22, width: size.width - 76, height: size.height - 48 }
      root.dataset['outcome'] = at.elapsed > 0 ? at.outcome : 'still'
      const { x, y } = curve.show(at, ground, now)
      point.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px)`
      lines.show(scaleOf(at.elapsed, at.multiplier).up, ground)
      write(at, now)
    }
    const loop = (now: number) => {
      show(now)
      frame = requestAnimationFrame(loop)
    }
    const measure = new ResizeObserver(() => {
      size = { width: root.clientWidth, height: root.clientHeight }
      curve.forget()
      show()
    })
    measure.observe(root)
    const moves = flight !== null
    const timer = still.matches && moves ? setInterval(show, stillEvery) : 0
    if (!still.matches && moves) frame = requestAnimationFrame(loop)
    return () => {
      measure.disconnect()
      cancelAnimationFrame(frame)
      clearInterval(timer)
    }
  }, [flight, ended, clock, growth, most, word, money, figure, times])
  return (
    <div class="sky" ref={sky} aria-hidden="true">
      <svg class="stars">
        {stars.map(({ x, y, r }) => (
          <circle key={x} cx={`${x * 100}%`} cy={`${y * 100}%`} r={r} opacity={0.12 + r * 0.16} />
        ))}
      </svg>
      <div ref={heights} />
      <div class="pane" ref={pane}>
        <svg class="curve" ref={picture}>
          <linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" x2="0" ref={fade}>
            <stop class="curve__lit" />
            <stop offset="1" class="curve__lit" stop-opacity="0" />
          </linearGradient>
          <path class="curve__shade" fill="url(#shade)" ref={shade} />
          <path class="curve__line" ref={line} />
        </svg>
      </div>
      <div class="tip" ref={tip}>
        <i class="tip__glow" />
        <i class="tip__dot" />
        <i class="tip__ring" />
        {embers.map((turn) => (
          <i key={turn} class="ember" style={{ '--x': Math.cos(turn), '--y': Math.sin(turn) }} />
        ))}
      </div>
      <p class="reading" ref={multiplier} />
      <p class="worth" ref={under} />
    </div>
  )
}
