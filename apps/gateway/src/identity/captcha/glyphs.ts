/** A stroke: points on a grid 10 wide and 14 high. */
export type Stroke = readonly (readonly [number, number])[]

const line = (text: string): Stroke =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y] as const
  })

const glyph = (...strokes: string[]): readonly Stroke[] => strokes.map(line)

/** Our own characters as strokes; those that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B) are left out. */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  3: glyph('1,1 8,1 4,6 8,8 9,11 6,14 1,13'),
  4: glyph('7,14 7,0 0,9 10,9'),
  6: glyph('8,0 3,4 1,9 2,13 6,14 9,11 7,8 2,9'),
  7: glyph('0,1 9,1 4,14', '2,7 8,7'),
  9: glyph('8,6 3,7 1,4 3,1 7,1 9,4 8,9 5,14'),
  A: glyph('0,14 5,0 10,14', '2,9 8,9'),
  C: glyph('9,3 6,0 2,2 0,7 2,12 6,14 9,11'),
  E: glyph('9,0 1,0 1,14 9,14', '1,7 7,7'),
  F: glyph('9,0 1,0 1,14', '1,7 7,7'),
  H: glyph('1,0 1,14', '9,0 9,14', '1,7 9,7'),
  K: glyph('1,0 1,14', '9,0 1,8', '4,6 9,14'),
  M: glyph('0,14 1,0 5,8 9,0 10,14'),
  N: glyph('1,14 1,0 9,14 9,0'),
  P: glyph('1,14 1,0 6,0 9,2 9,5 6,8 1,8'),
  R: glyph('1,14 1,0 6,0 9,3 6,7 1,7', '5,7 9,14'),
  T: glyph('0,0 10,0', '5,0 5,14'),
  U: glyph('1,0 1,10 4,14 7,14 9,10 9,0'),
  W: glyph('0,0 2,14 5,5 8,14 10,0'),
  X: glyph('0,0 10,14', '10,0 0,14'),
  Y: glyph('0,0 5,7 10,0', '5,7 5,14'),
}

/** The characters a captcha draws from. */
export const characters = Object.keys(glyphs)
