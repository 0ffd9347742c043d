import svgpath from 'svgpath'
import type { Contour, Point, Step } from './outline.ts'

/** Reads SVG path data into closed contours. */
export const readPath = (data: string): Contour[] => {
  const contours: { start: Point; steps: Step[] }[] = []
  const add = (...step: Point[]) => contours.at(-1)?.steps.push(step)
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [name, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = segment as [string, ...number[]]
      if (name === 'M') contours.push({ start: [a, b], steps: [] })
      else if (name === 'L') add([a, b])
      else if (name === 'H') add([a, y])
      else if (name === 'V') add([x, a])
      else if (name === 'Q') add([a, b], [c, d])
      else if (name === 'C') add([a, b], [c, d], [e, f])
    })
  return contours
}

const letters = ['l', 'q', 'c'] as const

/** Writes numbers as briefly as SVG allows: no leading zero, no blank before a minus. */
export const figures = (values: readonly number[]): string =>
  values
    .map((value) => String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => text + (text === '' || value.startsWith('-') ? '' : ' ') + value, '')

/**
 * Writes contours as relative path data, rounded to `unit` (1 for whole units, 0.5, 0.1).
 * Rounding is of the absolute points, so that it never drifts.
 */
export const writePath = (contours: readonly Contour[], unit = 1): string => {
  const snap = (value: number) => Math.round(value / unit)
  const tidy = (value: number) => Math.round(value * unit * 10) / 10
  let text = ''
  let letter = ''
  const put = (name: string, values: readonly number[]) => {
    const digits = figures(values.map(tidy))
    text += name === letter ? (digits.startsWith('-') ? '' : ' ') + digits : name + digits
    letter = name
  }
  for (const { start, steps } of contours) {
    let [x, y] = [snap(start[0]), snap(start[1])]
    letter = ''
    put('M', [x, y])
    for (const step of steps) {
      const points = step.map(([px, py]): Point => [snap(px) - x, snap(py) - y])
      const [dx, dy] = points.at(-1) ?? [0, 0]
      if (points.every(([px, py]) => px === 0 && py === 0)) continue
      if (points.length === 1 && dy === 0) put('h', [dx])
      else if (points.length === 1 && dx === 0) put('v', [dy])
      else put(letters[points.length - 1] ?? 'l', points.flat())
      x += dx
      y += dy
    }
    text += 'z'
  }
  return text
}
