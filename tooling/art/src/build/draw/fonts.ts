import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'opentype.js'
import opentype from 'opentype.js'
import type { FaceName } from '../data/faces.ts'
import { faceRecord } from '../data/faces.ts'

/** One subset of a face: its parsed letters and its file. */
export interface Subset {
  readonly name: string
  readonly font: Font
  readonly bytes: Buffer
}

const resolve = createRequire(import.meta.url).resolve
const subsets = ['latin', 'vietnamese', 'latin-ext', 'thai', 'chinese-simplified']
const cache = new Map<FaceName, Subset[]>()

const read = (name: FaceName): Subset[] => {
  const { file = name, weight } = faceRecord(name)
  const folder = join(dirname(resolve(`@fontsource/${file}/package.json`)), 'files')
  return subsets
    .map((subset) => ({ name: subset, path: join(folder, `${file}-${subset}-${weight}-normal.woff`) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name: subset, path }) => {
      const bytes = readFileSync(path)
      const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
      return { name: subset, font, bytes }
    })
}

const subsetsOf = (name: FaceName): Subset[] => {
  const known = cache.get(name) ?? read(name)
  cache.set(name, known)
  return known
}

const ownSubset = (name: FaceName, letter: string): Subset | undefined =>
  subsetsOf(name).find(({ font }) => font.charToGlyphIndex(letter) > 0)

/** The subset that has a letter, of the face itself or of the next of its mood, or undefined. */
export const subsetFor = (name: FaceName, letter: string): Subset | undefined => {
  let face = name
  for (let tries = 0; tries < 4; tries += 1) {
    const found = ownSubset(face, letter)
    if (found) return found
    face = faceRecord(face).instead as FaceName
  }
  return undefined
}

/** The face itself, or the next of its mood that has every letter of the text; the face itself where none has. */
export const coveringFace = (name: FaceName, text: string): FaceName => {
  let face = name
  for (let tries = 0; tries < 4; tries += 1) {
    if ([...text].every((letter) => letter === ' ' || ownSubset(face, letter) !== undefined)) return face
    face = faceRecord(face).instead as FaceName
  }
  return name
}
