import type { RefObject } from 'preact'
import { useEffect, useImperativeHandle, useRef, useState } from 'preact/hooks'
import type { ShotAnswer, SpeciesCode } from '../../calls/fishing.ts'
import type { Census } from '../fishing.ts'
import { drawImage } from '../picture.ts'
import { paintBackdrop } from './backdrop.ts'
import { paintGrowth } from './growth.ts'
import { waterOf } from './hues.ts'
import { Light } from './light.tsx'
import { makePace } from './pace.ts'
import { fitting, makeScene, type Scene } from './scene.ts'
import { caughtMs, flightMs, type Shot } from './shot.ts'
import type { Swimmer } from './swimmer.ts'
import { watchRest } from './watch-rest.ts'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')
/** Of a still hall: how often its picture changes, how many seconds lie between two, how long a catch is seen. */
const stillTank = { every: 9000, seconds: 3, shown: 1600 }
const censusEvery = 400

/** What the game asks of its hall. */
export interface TankHandle {
  /** The one that a shot at a species goes for, or null when none is in the water. */
  find(species: SpeciesCode): Swimmer | null
  /** Marks one of a species. */
  aim(species: SpeciesCode): void
  /** Shows a shot, and says when it has arrived. */
  fire(target: Swimmer): { readonly shot: Shot; readonly arrived: Promise<void> }
  /** Shows what came of a shot; null when that is not known. */
  end(shot: Shot, answer: ShotAnswer | null, amount: string): void
}

interface TankProps {
  readonly handle: RefObject<TankHandle | null>
  readonly label: string
  /** Places what is seen. */
  readonly seed: string
  readonly species: readonly SpeciesCode[]
  /** How the multiple of a species is written. */
  pays(species: string): string
  readonly cannon: number
  /** The species that is shot at when no fish is pointed at. */
  readonly aim: SpeciesCode
  readonly sum: string
  onShoot(target: Swimmer): void
  /** A press where no fish swims. */
  onEmpty(): void
  onCensus(census: Census): void
}

/** The hall: all that stands still in one picture, light over it, and over that what moves. */
export function Tank(props: TankProps) {
  const { handle, label, cannon, sum: amount } = props
  const pool = useRef<HTMLDivElement>(null)
  const moving = useRef<HTMLDivElement>(null)
  const still = useRef<HTMLImageElement>(null)
  const sceneRef = useRef<Scene | null>(null)
  const showRef = useRef<() => void>(() => undefined)
  const wakeRef = useRef<() => void>(() => undefined)
  const latestRef = useRef(props)
  latestRef.current = props
  const [water] = useState(() => waterOf(Number(document.documentElement.dataset['hue'] ?? 262)))

  useEffect(() => {
    const parent = moving.current
    const deep = pool.current
    const behind = still.current
    if (!parent || !behind || !deep) return undefined
    document.documentElement.style.setProperty('--hue', String(Math.round(water)))
    const { seed, species, pays } = latestRef.current
    const scene = makeScene({ parent, seed, water, species, pays, onReady: () => showRef.current() })
    sceneRef.current = scene
    scene.load(latestRef.current.cannon, latestRef.current.sum)
    let frame = 0
    let counted = -censusEvery
    let told = ''
    let resting = false
    const count = (now: number) => {
      if (now - counted < censusEvery) return
      counted = now
      const census = scene.census()
      const text = JSON.stringify(census)
      if (text !== told) latestRef.current.onCensus(census)
      told = text
    }
    const show = (now = performance.now()) => {
      scene.show(now, stillness.matches)
      count(now)
    }
    showRef.current = () => {
      if (stillness.matches) show()
    }
    const pace = makePace(() => {
      deep.dataset['slow'] = ''
    })
    const loop = (now: number) => {
      pace(now)
      show(now)
      frame = requestAnimationFrame(loop)
    }
    const begin = () => {
      cancelAnimationFrame(frame)
      if (!stillness.matches && !document.hidden && !resting) frame = requestAnimationFrame(loop)
      else show()
    }
    const fit = () => {
      const dense = Math.min(2, devicePixelRatio)
      const { clientWidth: width, clientHeight: height } = deep
      scene.fit(width, height, dense)
      const { unit, room } = fitting(width, height, dense)
      drawImage(behind, { wide: room.wide, tall: room.high, unit, quality: 0.95 }, (pen) => {
        pen.translate(-room.wide / 2, -room.high / 2)
        paintBackdrop(pen, room, water)
        paintGrowth(pen, room, water)
      })
      begin()
    }
    const measure = new ResizeObserver(fit)
    measure.observe(deep)
    const timer = setInterval(() => {
      if (!stillness.matches || document.hidden) return
      scene.skip(stillTank.seconds)
      show()
    }, stillTank.every)
    // Sixty pictures a second take half of a slow phone's processor:
    // they stop while the page is left alone, and go on where they were.
    const rest = watchRest((now) => {
      resting = now
      deep.toggleAttribute('data-resting', now)
      begin()
    })
    wakeRef.current = rest.wake
    document.addEventListener('visibilitychange', begin)
    stillness.addEventListener('change', begin)
    return () => {
      measure.disconnect()
      cancelAnimationFrame(frame)
      clearInterval(timer)
      rest.end()
      document.removeEventListener('visibilitychange', begin)
      stillness.removeEventListener('change', begin)
    }
  }, [water])

  useEffect(() => {
    sceneRef.current?.load(cannon, amount)
    showRef.current()
  }, [cannon, amount])

  useImperativeHandle(
    handle,
    () => ({
      find: (species) => sceneRef.current?.find(species) ?? null,
      aim(species) {
        sceneRef.current?.aim(species)
        showRef.current()
      },
      fire(target) {
        const scene = sceneRef.current
        if (!scene) throw new Error('no hall')
        wakeRef.current()
        const flight = stillness.matches ? 0 : flightMs
        const shot = scene.fire(target, performance.now() - (flightMs - flight))
        showRef.current()
        return { shot, arrived: new Promise((resolve) => setTimeout(resolve, flight)) }
      },
      end(shot, answer, text) {
        const kind = answer ? (answer.caught ? 'caught' : 'away') : 'dropped'
        const shown = stillness.matches ? caughtMs * 0.25 : 0
        const pays = answer ? answer.win / answer.stake : 0
        sceneRef.current?.end(shot, { at: performance.now() - shown, kind, text, pays })
        showRef.current()
        if (stillness.matches) setTimeout(showRef.current, stillTank.shown)
      },
    }),
    [],
  )

  const pointAt = (event: PointerEvent): Swimmer | null => {
    const found = sceneRef.current?.point({ x: event.offsetX, y: event.offsetY }) ?? null
    showRef.current()
    return found
  }
  return (
    <div class="deep" ref={pool}>
      <img ref={still} alt="" />
      <Light />
      <div
        class="deep__water"
        role="img"
        aria-label={label}
        onPointerMove={pointAt}
        onPointerLeave={() => handle.current?.aim(latestRef.current.aim)}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          const target = pointAt(event)
          if (target) latestRef.current.onShoot(target)
          else latestRef.current.onEmpty()
        }}
      >
        <div ref={moving} class="moving" aria-hidden="true" />
      </div>
    </div>
  )
}
