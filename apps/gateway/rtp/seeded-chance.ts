import type { Chance } from '../src/kernel/config/gateway.ts'

const words = 0x1_0000_0000

/** Chance that repeats itself from a seed: sfc32, of a period that no simulation comes near. For simulations alone. */
export function seededChance(seed: number): Pick<Chance, 'roll'> {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed | 0
  let counter = 1
  const word = (): number => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let warm = 0; warm < 20; warm++) word()
  const small = (below: number): number => {
    const fair = words - (words % below)
    let drawn = word()
    while (drawn >= fair) drawn = word()
    return drawn % below
  }
  const large = (below: number): number => {
    const bits = Math.ceil(Math.log2(below)) - 32
    let drawn = small(2 ** bits) * words + word()
    while (drawn >= below) drawn = small(2 ** bits) * words + word()
    return drawn
  }
  return { roll: (below) => (below <= words ? small(below) : large(below)) }
}
