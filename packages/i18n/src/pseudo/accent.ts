const accents: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

const longer = 0.4

/**
 * A text that stays readable, with an accent on every letter, and two fifths longer: vowels are drawn out until it is.
 */
export function accent(text: string): string {
  const letters = text.replace(/[^A-Za-z]/g, '').length
  let vowels = text.replace(/[^aeiou]/gi, '').length
  let missing = Math.ceil(letters * longer)
  return text.replace(/[A-Za-z]/g, (letter) => {
    const accented = accents[letter] ?? letter
    if (!/[aeiou]/i.test(letter)) return accented
    const more = Math.ceil(missing / vowels)
    vowels -= 1
    missing -= more
    return accented + accented.toLowerCase().repeat(more)
  })
}
