import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { FrameMessages } from '../../kernel/pages/frame-messages.ts'
import { baccaratMessages } from '../baccarat/baccarat-messages.ts'
import { crashMessages } from '../crash/crash-messages.ts'
import { drawGamesMessages } from '../draw-games/draw-games-messages.ts'
import { fishingMessages } from '../fishing/fishing-messages.ts'
import { genericGameMessages } from '../generic-game/generic-game-messages.ts'
import { pokerTablesMessages } from '../poker-tables/poker-tables-messages.ts'
import { slotMessages } from '../slot/slot-messages.ts'
import { sportsbookMessages } from '../sportsbook/sportsbook-messages.ts'
import { engineNames, type EngineName } from './engine-name.ts'

const messages: Readonly<Record<EngineName, FrameMessages>> = {
  slot: slotMessages,
  crash: crashMessages,
  'draw-games': drawGamesMessages,
  baccarat: baccaratMessages,
  sportsbook: sportsbookMessages,
  fishing: fishingMessages,
  'poker-tables': pokerTablesMessages,
  'generic-game': genericGameMessages,
}
const pages = fileURLToPath(new URL('../../../../play/src', import.meta.url))

/**
 * The texts that a folder of the pages asks for: whole ids, and what ids begin with where the code puts them together.
 */
function askedIn(folder: string): { readonly ids: string[]; readonly beginnings: string[] } {
  const code = globSync('**/*.{ts,tsx}', { cwd: `${pages}/${folder}` })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(`${pages}/${folder}/${file}`, 'utf8'))
    .join('\n')
  const found = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, id = '']) => id)
  return { ids: found(/\bword\(\s*'([\w.-]+)'/g), beginnings: found(/\bword\(\s*`([\w.-]+)\$\{/g) }
}

test.each(engineNames)('[I18N-01] the document of %s carries every text that its page asks for', (engine) => {
  const names = Object.keys(messages[engine]('EN'))
  const parts = [engine, 'frame'].map(askedIn)
  const ids = parts.flatMap((part) => part.ids)
  expect(ids.length).toBeGreaterThan(20)
  expect([...new Set(ids)].filter((id) => !names.includes(id) && !id.startsWith('cards.'))).toEqual([])
  const beginnings = parts.flatMap((part) => part.beginnings)
  expect(beginnings.filter((beginning) => !names.some((name) => name.startsWith(beginning)))).toEqual([])
})
