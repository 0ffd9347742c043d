import type { GameCategory } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import type { TemplateName } from '../templates/index.ts'
import type { FaceName } from './faces.ts'
import type { PaletteName } from './palettes.ts'

/** What a category draws from when no word of the title decides. */
export interface Pool {
  readonly templates: readonly TemplateName[]
  readonly faces: readonly [FaceName, ...FaceName[]]
  readonly palettes: readonly PaletteName[]
  readonly heroes: readonly [string, ...string[]]
}

/** The pools by category; each holds at least five templates and eight palettes. */
export const pools = {
  LOTT: {
    templates: ['ticket', 'balls', 'rosette', 'type', 'medallion', 'burst', 'stamp'],
    faces: ['bungee', 'alfa', 'phudu', 'abril'],
    palettes: ['saffron', 'lacquer', 'polar', 'jade', 'dawn', 'ember', 'mint', 'bordeaux'],
    heroes: ['round-star', 'lotus', 'sunflower', 'two-coins', 'double-fish', 'sun'],
  },
  ELOTT: {
    templates: ['balls', 'rosette', 'ticket', 'cells', 'medallion', 'burst', 'grid'],
    faces: ['bungee', 'phudu', 'audiowide'],
    palettes: ['lilac', 'mint', 'midnight', 'ember', 'tide', 'lime', 'plum', 'dawn'],
    heroes: ['round-star', 'perspective-dice-six', 'horseshoe', 'two-coins', 'cut-diamond'],
  },
  RNG: {
    templates: [
      'horizon',
      'arch',
      'burst',
      'medallion',
      'reels',
      'close',
      'type',
      'clouds',
      'cavern',
      'stamp',
      'curtain',
    ],
    faces: ['titan', 'lilita', 'bowlby', 'shrikhand', 'phudu', 'alfa'],
    palettes: [
      'ember',
      'jade',
      'lacquer',
      'lagoon',
      'orchid',
      'copper',
      'moss',
      'dawn',
      'mint',
      'saffron',
      'blush',
      'plum',
      'midnight',
      'lilac',
      'polar',
      'storm',
      'lime',
      'kraft',
    ],
    heroes: ['cut-diamond', 'queen-crown', 'ringing-bell', 'gems', 'lotus', 'two-coins', 'horseshoe', 'round-star'],
  },
  LIVE: {
    templates: ['table', 'wheel', 'salon', 'back', 'medallion', 'fan', 'arch', 'curtain'],
    faces: ['limelight', 'abril', 'yeseva'],
    palettes: ['felt', 'bordeaux', 'midnight', 'plum', 'ember', 'lacquer', 'lilac', 'polar', 'jade', 'copper', 'blush'],
    heroes: ['rose', 'queen-crown', 'poker-hand', 'chess-queen', 'cut-diamond', 'harp'],
  },
  FISH: {
    templates: ['deep', 'surf', 'horizon', 'burst', 'medallion', 'cavern', 'stamp'],
    faces: ['luckiest', 'titan', 'lilita'],
    palettes: ['lagoon', 'tide', 'midnight', 'polar', 'jade', 'dawn', 'orchid', 'saffron'],
    heroes: ['shark-jaws', 'octopus', 'angler-fish', 'sad-crab', 'sea-turtle'],
  },
  PVP: {
    templates: ['ace', 'fan', 'back', 'table', 'medallion', 'burst', 'stamp', 'curtain'],
    faces: ['abril', 'phudu', 'rye', 'yeseva'],
    palettes: ['lacquer', 'felt', 'polar', 'blush', 'midnight', 'copper', 'plum', 'jade', 'saffron', 'dawn'],
    heroes: ['jester-hat', 'chess-knight', 'domino-tiles', 'lotus', 'queen-crown', 'handheld-fan'],
  },
  SPORTS: {
    templates: ['stripes', 'pitch', 'lanes', 'type', 'burst', 'stadium'],
    faces: ['anton', 'fugaz'],
    palettes: ['dawn', 'polar', 'moss', 'arena', 'lime', 'storm', 'kraft', 'mint'],
    heroes: ['soccer-ball', 'basketball-ball', 'boxing-glove', 'trophy'],
  },
  ESPORTS: {
    templates: ['shards', 'hud', 'close', 'lanes', 'stripes', 'grid', 'stadium'],
    faces: ['russo', 'squada', 'audiowide'],
    palettes: ['arena', 'storm', 'tide', 'orchid', 'ember', 'midnight', 'lime', 'dawn'],
    heroes: ['mecha-mask', 'crossed-swords', 'warlord-helmet', 'starfighter'],
  },
  COCKFIGHT: {
    templates: ['crest', 'sunrise', 'burst', 'medallion', 'horizon', 'clouds'],
    faces: ['alfa', 'rye', 'bowlby'],
    palettes: ['saffron', 'lacquer', 'copper', 'dawn', 'kraft', 'moss', 'polar', 'ember'],
    heroes: ['rooster', 'feathered-wing', 'two-feathers'],
  },
} as const satisfies Record<GameCategory, Pool>
