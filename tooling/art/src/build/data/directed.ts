import type { BendName } from '../draw/bend.ts'
import type { LandKind } from '../draw/land.ts'
import type { LetterStyle } from '../draw/lettering.ts'
import type { ToneName } from '../draw/tones.ts'
import type { TemplateName } from '../templates/index.ts'
import { directedLines } from './directed-lines.ts'
import type { FaceName } from './faces.ts'
import type { PaletteName } from './palettes.ts'

/** Decisions taken by hand for one title. */
export interface Direction {
  readonly template?: TemplateName
  readonly palette?: PaletteName
  readonly icon?: string
  readonly face?: FaceName
  readonly tone?: ToneName | 'own'
  readonly bend?: BendName
  readonly style?: LetterStyle
  readonly land?: LandKind
  readonly index?: string
  readonly figure?: string
  readonly turn?: number
  readonly symbols?: readonly string[]
}

const read = (text: string): readonly [string, Direction] => {
  const [title = '', template, palette, icon, face, ...more] = text.split('|').map((cell) => cell.trim())
  const rest: Record<string, string | number | string[]> = {}
  for (const pair of more.join(' ').split(/\s+/).filter(Boolean)) {
    const [key = '', value = ''] = pair.split('=')
    rest[key] = key === 'turn' ? Number(value) : key === 'symbols' ? value.split(',') : value
  }
  const named = Object.entries({ template, palette, icon, face }).filter(
    ([, value]) => value !== '' && value !== undefined,
  )
  return [title, { ...Object.fromEntries(named), ...rest }]
}

/** The sheet of hand decisions, by title. */
export const directed: ReadonlyMap<string, Direction> = new Map(directedLines.trim().split('\n').map(read))
