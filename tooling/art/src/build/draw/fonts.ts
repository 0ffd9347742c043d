import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'opentype.js'
import opentype from 'opentype.js'
import type { FaceName } from '../data/faces.ts'
import { faceRecord } from '../data/faces.ts'

const resolve = createRequire(import.meta.url).resolve
const subsets = ['latin', 'vietnamese', 'latin-ext']
const cache = new Map<FaceName, Font[]>()

const read = (name: FaceName): Font[] => {
  const { file = name, weight } = faceRecord(name)
  const folder = join(dirname(resolve(`@fontsource/${file}/package.json`)), 'files')
  return subsets
    .map((subset) => join(folder, `${file}-${subset}-${weight}-normal.woff`))
    .filter((path) => existsSync(path))
    .map((path) => {
      const bytes = readFileSync(path)
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    })
}

const fontsOf = (name: FaceName): Font[] => {
  const fonts = cache.get(name) ?? read(name)
  cache.set(name, fonts)
  return fonts
}

/** The subset of a face that has a letter, or undefined. */
export const fontFor = (name: FaceName, letter: string): Font | undefined =>
  fontsOf(name).find((font) => font.charToGlyphIndex(letter) > 0)

/** The face itself, or the next of its mood that has every letter of the text. */
export const coveringFace = (name: FaceName, text: string): FaceName => {
  let face = name
  for (let tries = 0; tries < 4; tries += 1) {
    if ([...text].every((letter) => letter === ' ' || fontFor(face, letter) !== undefined)) return face
    face = faceRecord(face).instead as FaceName
  }
  return face
}
