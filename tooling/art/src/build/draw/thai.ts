import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs'
import type { Subset } from './fonts.ts'
import type { Glyph } from './line.ts'
import { moved } from './outline.ts'
import { readPath } from './path-data.ts'
import { unpackWoff } from './woff.ts'

/** Shaped letters in thousandths of an em, y down, and how far the next run starts. */
interface Run {
  readonly glyphs: readonly Glyph[]
  readonly advance: number
}

const fonts = new Map<Subset, { readonly font: Font; readonly upem: number }>()

const fontOf = (subset: Subset) => {
  const known = fonts.get(subset)
  if (known) return known
  const face = new Face(new Blob(unpackWoff(subset.bytes)))
  const made = { font: new Font(face), upem: face.upem }
  fonts.set(subset, made)
  return made
}

/** Sets a run of Thai: vowels and tones take the places that the font's own tables give them. */
export const shapeThai = (subset: Subset, text: string): Run => {
  const { font, upem } = fontOf(subset)
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  shape(font, letters)
  const scale = 1000 / upem
  let x = 0
  const glyphs = letters.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const origin = (x + xOffset) * scale
    x += xAdvance
    const contours = readPath(font.glyphToPath(codepoint)).map((contour) =>
      moved(contour, ([px, py]) => [px * scale, -(py + yOffset) * scale]),
    )
    return { key: `${codepoint}/${yOffset}`, origin, contours }
  })
  return { glyphs, advance: x * scale }
}
