import { useEffect, useRef } from 'preact/hooks'
import { paintCaustics } from './caustics.ts'
import { paintShaft } from './shaft.ts'

/** Light that moves: a shaft that comes and goes, and the net of light that waves throw on the ground. */
export function Light() {
  const shaft = useRef<HTMLCanvasElement>(null)
  const first = useRef<HTMLCanvasElement>(null)
  const second = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (shaft.current) paintShaft(shaft.current)
    if (first.current) paintCaustics(first.current, 'light')
    if (second.current) paintCaustics(second.current, 'wave')
  }, [])
  return (
    <div class="light" aria-hidden="true">
      <canvas ref={shaft} class="shaft" width={64} height={160} />
      <div class="bed">
        <canvas ref={first} class="caustic" width={480} height={72} />
        <canvas ref={second} class="caustic" width={480} height={72} />
      </div>
    </div>
  )
}
