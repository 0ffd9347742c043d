type Place = readonly [x: number, y: number]

const left = 32
const middle = 50
const right = 68
const top = 29
const half = 70
const foot = 111

const corners: readonly Place[] = [
  [left, top],
  [right, top],
  [left, foot],
  [right, foot],
]
const six: readonly Place[] = [...corners, [left, half], [right, half]]
const eight: readonly Place[] = [...corners, [left, 56.3], [right, 56.3], [left, 83.7], [right, 83.7]]

/** Where the signs of a suit stand on a card of 100 by 140, by its rank. */
export const pips: Readonly<Record<string, readonly Place[] | undefined>> = {
  2: [
    [middle, top],
    [middle, foot],
  ],
  3: [
    [middle, top],
    [middle, half],
    [middle, foot],
  ],
  4: corners,
  5: [...corners, [middle, half]],
  6: six,
  7: [...six, [middle, 49.5]],
  8: [...six, [middle, 49.5], [middle, 90.5]],
  9: [...eight, [middle, half]],
  T: [...eight, [middle, 42.6], [middle, 97.4]],
}
