import { useEffect, useImperativeHandle, useRef, useState } from 'preact/hooks'
import type { Ref } from 'preact'
import { Sign } from './sign.tsx'
import type { LineWin } from '../calls/slot.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const rows = 3

/** What the page asks of the reels. */
export interface ReelsHandle {
  /** Sets the reels turning until `stop` or `halt`. */
  turn(): void
  /** Stops them one after the other on what the server drew. */
  stop(window: readonly (readonly string[])[]): Promise<void>
  /** Stops them at once where they stood, after a round that did not happen. */
  halt(): void
}

interface ReelsProps {
  handle: Ref<ReelsHandle>
  reels: readonly (readonly string[])[]
  paths: readonly (readonly number[])[]
  /** The signs that stand, reel by reel. */
  shown: readonly (readonly string[])[]
  /** The lines that won with the last spin. */
  won: readonly LineWin[]
  /** Whether comets paid with the last spin. */
  scattered: boolean
  /** Whether the last spin paid more than its stake: what comes back is shown, not celebrated. */
  risen?: boolean
  /** Whether free spins are under way. */
  free?: boolean
  label: string
}

const litCells = (
  shown: ReelsProps['shown'],
  won: readonly LineWin[],
  paths: ReelsProps['paths'],
  scattered: boolean,
): ReadonlySet<string> =>
  new Set([
    ...won.flatMap(({ line, count }) => (paths[line] ?? []).slice(0, count).map((row, reel) => `${reel}/${row}`)),
    ...(scattered
      ? shown.flatMap((signs, reel) => signs.flatMap((name, row) => (name === 'comet' ? [`${reel}/${row}`] : [])))
      : []),
  ])

/** The reels and the lines that won. */
export function Reels({ handle, reels, paths, shown, won, scattered, risen = false, free = false, label }: ReelsProps) {
  const stripsRef = useRef<(HTMLDivElement | null)[]>([])
  /** What stands on each strip while it turns or stops. */
  const [moving, setMoving] = useState<readonly (readonly string[])[] | null>(null)
  const drawnRef = useRef<(() => void) | null>(null)
  useEffect(() => {
    drawnRef.current?.()
    drawnRef.current = null
  }, [moving])

  const put = (next: readonly (readonly string[])[] | null) =>
    new Promise<void>((resolve) => {
      drawnRef.current = resolve
      setMoving(next)
    })
  const passing = (reel: number, count: number): readonly string[] => {
    const strip = reels[reel] ?? []
    const from = Math.floor(Math.random() * strip.length)
    return Array.from({ length: count }, (_, at) => strip[(from + at) % strip.length] ?? 'stone')
  }
  const each = <Result,>(work: (strip: HTMLDivElement, at: number, cell: number) => Result): Result[] =>
    stripsRef.current.flatMap((strip, at) =>
      strip ? [work(strip, at, (strip.parentElement?.clientHeight ?? 0) / rows)] : [],
    )
  const cancel = () => each((strip) => strip.getAnimations().forEach((animation) => animation.cancel()))

  useImperativeHandle(handle, () => ({
    turn() {
      if (still.matches) return
      void put(reels.map((_, at) => passing(at, 15))).then(() =>
        each((strip, at, cell) =>
          strip.animate([{ transform: `translateY(${-12 * cell}px)` }, { transform: 'none' }], {
            duration: 620 + at * 24,
            iterations: Infinity,
          }),
        ),
      )
    },
    async stop(window) {
      if (!still.matches) {
        cancel()
        await put(window.map((signs, at) => [...signs, ...passing(at, 9)]))
        const rolls = each((strip, at, cell) =>
          strip.animate([{ transform: `translateY(${-9 * cell}px)` }, { transform: 'none' }], {
            duration: 520 + at * 160,
            easing: 'cubic-bezier(.16,.84,.3,1)',
          }),
        )
        await Promise.allSettled(rolls.map(({ finished }) => finished))
      }
      setMoving(null)
    },
    halt() {
      cancel()
      setMoving(null)
    },
  }))

  const lit = moving ? new Set<string>() : litCells(shown, won, paths, scattered)
  return (
    <div class="generic-game" data-free={free ? '' : undefined}>
      <div
        class="window"
        role="img"
        aria-label={label}
        data-settled={lit.size > 0 ? '' : undefined}
        data-risen={risen ? '' : undefined}
      >
        {(moving ?? shown).map((signs, reel) => (
          <div key={reel} class="reel">
            <div class="strip" ref={(strip) => void (stripsRef.current[reel] = strip)}>
              {signs.map((name, row) => (
                <div key={row} class="cell" data-lit={lit.has(`${reel}/${row}`) ? '' : undefined}>
                  <Sign name={name} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <svg
        class="paths"
        data-risen={risen ? '' : undefined}
        viewBox="0 0 500 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {moving
          ? null
          : won.map(({ line, count }) => (
              <polyline
                key={line}
                points={(paths[line] ?? [])
                  .slice(0, count)
                  .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
                  .join(' ')}
              />
            ))}
      </svg>
    </div>
  )
}
