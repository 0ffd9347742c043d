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
  let points: Point[] = [from, ...step]
  while (points.length > 1) {
    points = points.slice(1).map((point, index): Point => {
      const [x, y] = points[index] ?? point
      return [x + (point[0] - x) * t, y + (point[1] - y) * t]
    })
  }
  return points[0] ?? from
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
  const points = contours.flatMap((contour) => flattened(contour, 8))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
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
