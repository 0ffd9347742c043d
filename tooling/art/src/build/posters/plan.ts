import type { CatalogueGame } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { directed } from '../data/directed.ts'
import { isDay, paletteHues } from '../data/palettes.ts'
import type { PaletteName } from '../data/palettes.ts'
import { pools } from '../data/pools.ts'
import { entriesFor } from '../data/words.ts'
import type { BendName } from '../draw/bend.ts'
import { chance, choose } from '../draw/chance.ts'
import { hex } from '../draw/colour.ts'
import type { Inks } from '../draw/inks.ts'
import { inksOf } from '../draw/inks.ts'
import type { LandKind } from '../draw/land.ts'
import type { LetterStyle } from '../draw/lettering.ts'
import type { Tone, ToneName } from '../draw/tones.ts'
import { toneOf } from '../draw/tones.ts'
import type { PosterPlan } from '../templates/scene.ts'
import type { Look } from './assign.ts'

const bends: readonly [BendName, ...BendName[]] = ['none', 'none', 'arch', 'bulge', 'rise', 'pinch']
const styles: readonly [LetterStyle, ...LetterStyle[]] = ['print', 'block', 'plate', 'print']
const lands: readonly [LandKind, ...LandKind[]] = ['dunes', 'peaks', 'hills', 'skyline', 'swell']
const sets: readonly [readonly string[], ...(readonly string[])[]] = [
  ['cherry', 'cut-diamond', 'horseshoe'],
  ['cherry', 'lemon', 'grapes'],
  ['round-star', 'wrapped-sweet', 'donut'],
  ['anchor', 'two-coins', 'queen-crown'],
  ['two-coins', 'lotus', 'emerald'],
  ['cherry', 'ringing-bell', 'round-star'],
]
const ranks: readonly [string, ...string[]] = ['A', 'K', 'Q', 'J', '10', '7']
const suits: readonly [string, ...string[]] = ['S', 'H', 'C', 'D']
const counted: Record<string, string> = {
  one: '1',
  three: '3',
  five: '5',
  six: '6',
  seven: '7',
  nine: '9',
  ten: '10',
  twelve: '12',
}

/** Icons that read wrongly when turned to the other side. */
const fixed = new Set(['thor-hammer', 'ankh', 'rune-stone', 'perspective-dice-six', 'rolling-dices', 'domino-tiles'])

const tonedOf = (tone: ToneName | 'own' | undefined): ToneName | undefined => (tone === 'own' ? undefined : tone)

/** Where hero and sun share a hue at night, the hero goes one step darker. */
const ownTone = (inks: Inks, palette: PaletteName): Tone => {
  const [, b, h] = paletteHues(palette).hues
  if (isDay(palette) || Math.abs(h - b) > 10 || palette === 'kraft') return inks
  return { ...inks, light: hex([0.9, 0.1, h]), body: hex([0.69, 0.155, h - 6]), deep: hex([0.56, 0.165, h - 26]) }
}

const figureOf = (title: string, id: number): string => {
  const words = title.toLowerCase().split(/[\s-]+/)
  const figure = words.map((word) => counted[word]).find((word) => word !== undefined)
  return figure ?? String(1 + Math.floor(chance(`${id}/figure`)() * 9))
}

const multiplier = (id: number) => `${(2 + chance(`${id}/figure`)() * 40).toFixed(1)}×`

/** Takes every decision of a poster from the hand sheet, the title's words and the seed, in this order. */
export const planPoster = (game: CatalogueGame, look: Look, plain = false): PosterPlan => {
  const { id, title, category, provider } = game
  const hand = directed.get(title) ?? {}
  const entries = entriesFor(title)
  const named = entries.find((entry) => entry.heroes.includes(look.icon))
  const inks = inksOf(look.palette)
  const seed = (decision: string) => `${id}/${decision}`
  const card = choose(ranks, seed('rank')) + choose(suits, seed('suit'))
  const index = hand.index ?? card.slice(0, -1)
  const tone = hand.tone ?? named?.tone
  return {
    id,
    title,
    provider,
    night: !isDay(look.palette),
    inks,
    tone: tonedOf(tone) === undefined ? ownTone(inks, look.palette) : toneOf(inks, tonedOf(tone)),
    icon: look.icon,
    face: hand.face ?? entries.find((entry) => entry.face)?.face ?? choose(pools[category].faces, seed('face')),
    bend: hand.bend ?? choose(bends, seed('bend')),
    style: hand.style ?? choose(styles, seed('style')),
    land: hand.land ?? entries.find((entry) => entry.land)?.land ?? choose(lands, seed('land')),
    mirror: hand.icon === undefined && !fixed.has(look.icon) && chance(seed('facing'))() < 0.4,
    turn: hand.turn ?? 0,
    symbols: hand.symbols ?? choose(sets, seed('symbols')),
    cards:
      look.template === 'ace'
        ? [`${index}${choose(suits, seed('suit'))}`]
        : (entries.find((entry) => entry.cards)?.cards ?? []),
    index,
    figure: hand.figure ?? (look.template === 'climb' ? multiplier(id) : figureOf(title, id)),
    plain,
  }
}
