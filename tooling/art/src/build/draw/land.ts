import { path } from './shapes.ts'

/** Kinds of land: the silhouette of a horizon. */
export type LandKind = 'dunes' | 'peaks' | 'hills' | 'skyline' | 'swell' | 'pyramids'

type Outline = (y: number, rise: number, width: number, roll: () => number) => string

const whole = Math.round

const outlines: Record<LandKind, Outline> = {
  dunes: (y, rise, width, roll) => {
    let data = ''
    for (let x = 0; x < width;) {
      const step = whole(width * (0.3 + roll() * 0.2))
      data += `q${whole(step / 2)} ${-whole(rise * (1.4 + roll()))} ${step} 0`
      x += step
    }
    return `M0 ${y}${data}`
  },
  peaks: (y, rise, width, roll) => {
    let data = ''
    for (let x = 0; x < width;) {
      x += whole(width * (0.08 + roll() * 0.08))
      data += `L${x} ${whole(y - rise * (0.5 + roll() * 0.65))}`
      x += whole(width * (0.08 + roll() * 0.08))
      data += `L${x} ${whole(y - rise * (roll() * 0.35 - 0.1))}`
    }
    return `M0 ${whole(y - rise * 0.3)}${data}`
  },
  hills: (y, rise, width, roll) => {
    let data = ''
    for (let x = -20; x < width;) {
      const r = whole(width * (0.22 + roll() * 0.18))
      data += `A${r} ${whole(rise * (0.7 + roll() * 0.5))} 0 0 1 ${x + 2 * r} ${y}`
      x += 2 * r - whole(r * 0.1)
    }
    return `M-20 ${y}${data}`
  },
  skyline: (y, rise, width, roll) => {
    let data = ''
    for (let x = 0; x < width;) {
      const step = 22 + whole(roll() * 32)
      data += `V${whole(y - rise * roll())}h${step}`
      x += step
    }
    return `M0 ${y}${data}`
  },
  swell: (y, rise, width, roll) => {
    const pitch = 84 + whole(roll() * 46)
    const count = Math.ceil(width / pitch)
    return `M0 ${y}${`q${whole(pitch / 2)} ${-whole(Math.min(rise, 40) * 0.9)} ${pitch} 0`.repeat(count)}`
  },
  pyramids: (y, rise) => {
    const one = (x: number, size: number) =>
      `L${whole(x - rise * 1.25 * size)} ${y}L${x} ${whole(y - rise * 1.35 * size)}L${whole(x + rise * 1.25 * size)} ${y}`
    return `M0 ${y}${one(120, 1)}${one(300, 0.7)}${one(504, 1.25)}`
  },
}

/** Land of one ink from its silhouette down to `foot`. */
export const land = (
  kind: LandKind,
  place: { readonly y: number; readonly rise: number; readonly width: number; readonly foot: number },
  fill: string,
  roll: () => number,
): string => {
  const { y, rise, width, foot } = place
  return path(`${outlines[kind](y, rise, width, roll)}V${foot}H0z`, fill)
}
