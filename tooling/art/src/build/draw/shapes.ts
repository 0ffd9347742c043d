import { figures } from './path-data.ts'

const opacityOf = (opacity: number | undefined) =>
  opacity === undefined || opacity === 1 ? '' : ` opacity="${opacity}"`

/** A disc. */
export const disc = (x: number, y: number, r: number, fill: string, opacity?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacityOf(opacity)}/>`

/** A ring line. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`

/** A rectangle. */
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`} width="${w}" height="${h}" fill="${fill}"${more}/>`

/** A filled path. */
export const path = (data: string, fill: string, opacity?: number): string =>
  `<path d="${data}" fill="${fill}"${opacityOf(opacity)}/>`

/** A drawn line. */
export const line = (data: string, stroke: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`

/** `count` equal wedges with equal gaps from a centre, in one path. */
export const rays = (count: number, x: number, y: number, fill: string, opacity?: number, reach = 760): string => {
  const step = Math.PI / count
  const wedge = (at: number) => {
    const corner = (angle: number) =>
      [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)] as const
    const [ax, ay] = corner(2 * at * step + step * 0.5)
    const [bx, by] = corner((2 * at + 1) * step + step * 0.5)
    return `M${figures([x, y])}l${figures([ax, ay, bx - ax, by - ay])}z`
  }
  return path(Array.from({ length: count }, (_, at) => wedge(at)).join(''), fill, opacity)
}

/** `count` ellipses turned round a centre, as on a bank note. */
export const guilloche = (id: string, count: number, x: number, y: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = Math.round((180 * at) / count)
    return `<use href="#${id}"${at === 0 ? '' : ` transform="rotate(${angle} ${x} ${y})"`}/>`
  }).join('')

/** Small squares and four-point sparks over a strip of sky, drawn by chance. */
export const stars = (roll: () => number, count: number, width: number, height: number, fill: string): string => {
  let data = ''
  for (let at = 0; at < count; at += 1) {
    const x = Math.round(roll() * width)
    const y = Math.round(roll() * height)
    if (at % 4 === 3) {
      const r = 7 + Math.round(roll() * 5)
      const q = Math.round(r * 0.75)
      const s = r - q
      data += `M${x} ${y - r}l${figures([s, q, q, s, -q, s, -s, q, -s, -q, -q, -s, q, -s])}z`
    } else {
      const a = 2 + Math.round(roll() * 2)
      data += `M${x} ${y}h${a}v${a}h-${a}z`
    }
  }
  return path(data, fill, 0.8)
}

/** A cell that fills a surface: its side in units and its markup. */
export interface Pattern {
  readonly cell: number
  readonly markup: string
}

/** The patterns of the brand, drawn in one ink. */
export const patterns = {
  dots: (cell: number, ink: string): Pattern => ({
    cell,
    markup: disc(cell / 2, cell / 2, Math.round(cell * 0.11 * 10) / 10, ink),
  }),
  lattice: (cell: number, ink: string): Pattern => {
    const h = cell / 2
    return { cell, markup: line(`M${h} 0l${h} ${h}-${h} ${h}-${h}-${h}z`, ink, 2.5) + disc(h, h, cell * 0.09, ink) }
  },
  scallop: (cell: number, ink: string): Pattern => {
    const h = cell / 2
    const rings = (x: number, y: number) => ring(x, y, h, ink, 3) + ring(x, y, h * 0.55, ink, 3)
    return { cell, markup: rings(h, h) + rings(0, cell) + rings(cell, cell) }
  },
  tile: (cell: number, ink: string): Pattern => {
    const [h, w] = [cell / 2, cell * 0.12]
    const star = `M${h} 0l${w} ${h - w} ${h - w} ${w}-${h - w} ${w}-${w} ${h - w}-${w}-${h - w}-${h - w}-${w} ${h - w}-${w}z`
    return {
      cell,
      markup:
        path(star, ink) + disc(0, 0, w, ink) + disc(cell, 0, w, ink) + disc(0, cell, w, ink) + disc(cell, cell, w, ink),
    }
  },
  checker: (cell: number, ink: string): Pattern => ({
    cell,
    markup: path(`M0 0h${cell / 2}v${cell}h${cell / 2}v-${cell / 2}H0z`, ink),
  }),
  pinstripe: (cell: number, ink: string): Pattern => ({ cell, markup: box(0, 0, Math.round(cell / 3), cell, ink) }),
} as const
