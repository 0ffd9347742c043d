import type { Contour, Point, Step } from './outline.ts'
import { endOf } from './outline.ts'

/** How a block of letters is bent as a whole. */
export type BendName = 'none' | 'arch' | 'bulge' | 'rise' | 'wave' | 'surge' | 'pinch' | 'slant' | 'smile'

const strengths: Record<BendName, number> = {
  none: 0,
  arch: 0.17,
  bulge: 0.12,
  rise: 0.15,
  wave: 0.11,
  surge: 0.2,
  pinch: 0.16,
  slant: 0.18,
  smile: 0.16,
}

type Shift = (u: number, v: number, amount: number, height: number) => Point

const shifts: Record<BendName, Shift> = {
  none: () => [0, 0],
  arch: (u, _v, k, h) => [0, k * u * u * h],
  bulge: (u, v, k, h) => [0, -k * (1 - u * u) * (1 - v) * h],
  rise: (u, _v, k, h) => [0, -k * u * h],
  wave: (u, _v, k, h) => [0, k * h * Math.sin(Math.PI * u)],
  surge: (u, v, k, h) => [0.18 * (0.5 - v) * h, -k * u * h * (1 - 0.4 * v)],
  pinch: (u, v, k, h) => [0, -k * u * u * (1 - v) * h],
  slant: (_u, v, k, h) => [k * (0.5 - v) * h, 0],
  smile: (u, _v, k, h) => [0, -k * u * u * h],
}

/** The block that bends: middle and half width across, top and height down. */
export interface Block {
  readonly middle: number
  readonly half: number
  readonly top: number
  readonly height: number
}

/** How far a bend lifts (negative) and lowers a block of one unit of height: [up, down]. */
export const reach = (bend: BendName, k = strengths[bend]): readonly [up: number, down: number] => {
  if (bend === 'arch') return [0, k]
  if (bend === 'bulge' || bend === 'pinch' || bend === 'smile') return [k, 0]
  if (bend === 'rise' || bend === 'wave') return [k, k]
  return bend === 'surge' ? [k, k * 0.8] : [0, 0]
}

/** Bends contours; straight edges become curves where they would leave the line by more than 1.6 units. */
export const bent = (contours: readonly Contour[], bend: BendName, block: Block, k = strengths[bend]): Contour[] => {
  if (bend === 'none') return [...contours]
  const move = ([x, y]: Point): Point => {
    const [dx, dy] = shifts[bend]((x - block.middle) / block.half, (y - block.top) / block.height, k, block.height)
    return [x + dx, y + dy]
  }
  return contours.map(({ start, steps }) => {
    let from = start
    const edge = (step: Step): Step => {
      const to = endOf(step)
      const origin = from
      from = to
      if (step.length > 1) return step.map(move)
      const [a, b] = [move(origin), move(to)]
      const middle = move([(origin[0] + to[0]) / 2, (origin[1] + to[1]) / 2])
      const off = Math.hypot(middle[0] - (a[0] + b[0]) / 2, middle[1] - (a[1] + b[1]) / 2)
      return off > 1.6 ? [[2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2], b] : [b]
    }
    return { start: move(start), steps: steps.map(edge) }
  })
}
