/** 32-bit FNV-1a over the code points of a text, as a whole number from 0 to 2^32 - 1. */
export const fnv = (text: string): number => {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Starts a mulberry32 generator of numbers in [0, 1): the same seed gives the same run. */
export const chance = (seed: string): (() => number) => {
  let state = fnv(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, by seed. */
export const choose = <T>(list: readonly [T, ...T[]], seed: string): T =>
  list[Math.floor(chance(seed)() * list.length)] ?? list[0]
