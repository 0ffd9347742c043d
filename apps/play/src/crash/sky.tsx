import { useEffect, useRef } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { Ended, Flight } from './crash.ts'
import { draw, risingAt, type Colours, type Moment } from './draw.ts'
import type { ServerClock } from './server-clock.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const hero = 700
const stillEvery = 250

interface SkyProps {
  readonly speech: Speech
  times(hundredths: number): string
  readonly clock: ServerClock
  readonly growth: number
  readonly most: number
  readonly flight: Flight | null
  readonly ended: Ended | null
}

/** The tokens of the frame as colours that a canvas takes. */
function coloursOf(canvas: HTMLCanvasElement): Colours {
  const tint = (token: string): string => {
    canvas.style.color = `var(${token})`
    return getComputedStyle(canvas).color
  }
  const found = {
    line: tint('--a'), tip: tint('--c'), gold: tint('--gold'), text: tint('--t1'), quiet: tint('--t2'), grid: tint('--s2'), bad: tint('--bad'),
  }
  canvas.style.color = ''
  return found
}

/** The sky that the multiplier rises in: a picture only, whose words stand beside it. */
export function Sky({ speech: { word, money, figure }, times, clock, growth, most, flight, ended }: SkyProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = canvasRef.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return undefined
    const colours = coloursOf(canvas)
    const began = performance.now()
    let size = { width: 0, height: 0 }
    let frame = 0

    const moment = (): Moment => {
      if (flight) {
        const { elapsed, multiplier, ...rest } = risingAt(growth, clock.now() - flight.startsAt)
        const capped = Math.min(multiplier, flight.auto ?? most)
        return { ...rest, multiplier: capped, elapsed: Math.min(elapsed, Math.log(capped / 100 + 0.01) / growth) }
      }
      if (!ended) return { elapsed: 0, multiplier: 100, outcome: 'still', since: 1 }
      const multiplier = ended.times || ended.point
      const since = still.matches ? 1 : Math.min(1, (performance.now() - began) / hero)
      return { elapsed: Math.log(multiplier / 100) / growth, multiplier, outcome: ended.times > 0 ? 'paid' : 'lost', since }
    }
    const paint = (): Moment => {
      const at = moment()
      const waits = flight !== null && at.elapsed === 0
      const under = waits ? word('starting') : flight ? `${word('worth')} ${money(Math.floor((flight.stake * at.multiplier) / 100))}` : ''
      draw(pen, { ...size, growth, colours }, at, { figure: `${times(at.multiplier)}×`, under, height: (one) => `${one < 10_000 ? times(one) : figure(one / 100, 0)}×` })
      return at
    }
    const loop = () => {
      const { since } = paint()
      if (flight || since < 1) frame = requestAnimationFrame(loop)
    }
    const measure = new ResizeObserver(() => {
      const dense = Math.min(2, devicePixelRatio)
      size = { width: canvas.clientWidth, height: canvas.clientHeight }
      canvas.width = Math.round(size.width * dense)
      canvas.height = Math.round(size.height * dense)
      pen.setTransform(dense, 0, 0, dense, 0, 0)
      paint()
    })
    measure.observe(canvas)
    const timer = still.matches && flight ? setInterval(paint, stillEvery) : 0
    if (!still.matches) loop()
    return () => {
      measure.disconnect()
      cancelAnimationFrame(frame)
      clearInterval(timer)
    }
  }, [flight, ended, clock, growth, most, word, money, figure, times])
  return <canvas ref={canvasRef} class="sky" aria-hidden="true" />
}
