import { createRequire } from 'node:module'
import type { Box, Contour } from './outline.ts'
import { areaOf, boxOf, flattened, holds } from './outline.ts'
import { readPath } from './path-data.ts'

/** An icon taken apart: filled parts by size, holes in them, and figures inside the holes. */
export interface Figure {
  readonly outer: readonly Contour[]
  readonly small: readonly Contour[]
  readonly holes: readonly Contour[]
  readonly inlays: readonly Contour[]
  readonly box: Box
  /** Part of the figure's area that the small parts take, 0 to 1. */
  readonly smallShare: number
}

interface IconSet {
  readonly icons: Record<string, { readonly body: string }>
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
const cache = new Map<string, Figure>()

/** Whether the set holds a drawing of this name. */
export const hasIcon = (name: string): boolean => name in icons

const takeApart = (name: string): Figure => {
  const body = icons[name]?.body
  if (body === undefined) throw new Error(`no icon ${name}`)
  const parts = [...body.matchAll(/ d="([^"]+)"/g)]
    .flatMap((match) => readPath(match[1] ?? ''))
    .map((contour) => {
      const points = flattened(contour)
      return { contour, points, area: areaOf(points) }
    })
    .filter(({ area, points }) => area >= 12 && points.length >= 3)
    .toSorted((a, b) => b.area - a.area)
  const groups = { outer: [] as Contour[], small: [] as Contour[], holes: [] as Contour[], inlays: [] as Contour[] }
  const largest = parts[0]?.area ?? 1
  let [smallArea, outerArea] = [0, 0]
  parts.forEach(({ contour, points, area }, index) => {
    const stride = Math.max(1, Math.floor(points.length / 8))
    const samples = points.filter((_, at) => at % stride === 0)
    const depth = parts.slice(0, index).filter((other) => {
      return samples.filter((point) => holds(other.points, point)).length >= samples.length * 0.6
    }).length
    if (depth % 2 === 1) groups.holes.push(contour)
    else if (depth > 0) groups.inlays.push(contour)
    else if (area < largest * 0.14) {
      groups.small.push(contour)
      smallArea += area
    } else {
      groups.outer.push(contour)
      outerArea += area
    }
  })
  return { ...groups, box: boxOf([...groups.outer, ...groups.small]), smallShare: smallArea / (smallArea + outerArea) }
}

/** Takes an icon of the set apart on its 512 grid. @throws Error when there is no such icon */
export const figureOf = (name: string): Figure => {
  const figure = cache.get(name) ?? takeApart(name)
  cache.set(name, figure)
  return figure
}
