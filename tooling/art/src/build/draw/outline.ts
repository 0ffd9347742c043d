/** A point in canvas units. */
export type Point = readonly [x: number, y: number]
/** One step of a contour, control points first and its end last: one point a line, two a quadratic, three a cubic. */
export type Step = readonly Point[]
/** A closed contour in absolute units. */
export interface Contour {
  readonly start: Point
  readonly steps: readonly Step[]
}
/** Edges of a figure. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The end of a step. */
export const endOf = (step: Step): Point => step.at(-1) ?? [0, 0]

/** Moves every point of a contour. */
export const moved = (contour: Contour, move: (point: Point) => Point): Contour => ({
  start: move(contour.start),
  steps: contour.steps.map((step) => step.map(move)),
})

const at = (from: Point, step: Step, t: number): Point => {
  const u = 1 - t
  const [a = from, b = from, c = from] = step
  if (step.length === 1) return [from[0] * u + a[0] * t, from[1] * u + a[1] * t]
  if (step.length === 2) {
    const [p, q, r] = [u * u, 2 * u * t, t * t]
    return [from[0] * p + a[0] * q + b[0] * r, from[1] * p + a[1] * q + b[1] * r]
  }
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return [from[0] * p + a[0] * q + b[0] * r + c[0] * s, from[1] * p + a[1] * q + b[1] * r + c[1] * s]
}

/** Turns a contour into points: straight steps give one, curves `pieces`. */
export const flattened = (contour: Contour, pieces = 6): Point[] => {
  let from = contour.start
  const points: Point[] = [from]
  for (const step of contour.steps) {
    const count = step.length === 1 ? 1 : pieces
    for (let piece = 1; piece <= count; piece += 1) points.push(at(from, step, piece / count))
    from = endOf(step)
  }
  return points
}

/** The box around some contours, measured on their curves. */
export const boxOf = (contours: readonly Contour[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const hold = ([x, y]: Point) => {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  for (const { start, steps } of contours) {
    let from = start
    hold(start)
    for (const step of steps) {
      if (step.length > 1) for (let piece = 1; piece < 8; piece += 1) hold(at(from, step, piece / 8))
      from = endOf(step)
      hold(from)
    }
  }
  return { left, top, right, bottom }
}

/** The unsigned area of a polygon. */
export const areaOf = (points: readonly Point[]): number => {
  let sum = 0
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    sum += x * nextY - nextX * y
  })
  return Math.abs(sum) / 2
}

/** Whether a point lies inside a polygon. */
export const holds = (polygon: readonly Point[], [x, y]: Point): boolean => {
  let inside = false
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + polygon.length - 1) % polygon.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
