import type { ToneName } from '../draw/tones.ts'

/** One thing of a group: sizes and places as shares of the banner's height from the group's middle. */
export interface Member {
  readonly icon: string
  readonly size: number
  readonly dx: number
  readonly dy: number
  readonly tone?: ToneName
  readonly turn?: number
  readonly mirror?: true
  /** Left out where the frame is narrow. */
  readonly wide?: true
}

/** Things that are not icons. */
export type Extra =
  | {
      readonly kind: 'card'
      readonly face: string
      readonly size: number
      readonly dx: number
      readonly dy: number
      readonly turn: number
    }
  | {
      readonly kind: 'ball'
      readonly text: string
      readonly size: number
      readonly dx: number
      readonly dy: number
      readonly tone?: ToneName
    }
  | { readonly kind: 'chips'; readonly count: number; readonly size: number; readonly dx: number; readonly dy: number }

const at = (
  icon: string,
  size: number,
  dx: number,
  dy: number,
  more: Omit<Member, 'icon' | 'size' | 'dx' | 'dy'> = {},
): Member => ({ icon, size, dx, dy, ...more })
const card = (face: string, size: number, dx: number, dy: number, turn: number): Extra => ({
  kind: 'card',
  face,
  size,
  dx,
  dy,
  turn,
})
const ball = (text: string, size: number, dx: number, dy: number, tone?: ToneName): Extra => ({
  kind: 'ball',
  text,
  size,
  dx,
  dy,
  ...(tone ? { tone } : {}),
})

/** The groups, back to front. */
export const groups: Readonly<Record<string, readonly (Member | Extra)[]>> = {
  coins: [
    at('locked-chest', 0.7, 0, -0.01, { tone: 'gold' }),
    at('two-coins', 0.25, -0.46, 0.24, { tone: 'gold' }),
    at('two-coins', 0.25, 0.46, 0.23, { tone: 'gold' }),
  ],
  friends: [at('air-balloon', 0.66, -0.3, -0.1), at('air-balloon', 0.96, 0.24, 0.03, { tone: 'red' })],
  ocean: [
    at('octopus', 0.82, 0.02, 0, { tone: 'red' }),
    at('tropical-fish', 0.26, -0.48, -0.26, { tone: 'gold', mirror: true }),
    at('tropical-fish', 0.32, 0.46, 0.26, { tone: 'leaf' }),
  ],
  derby: [
    at('soccer-ball', 0.68, -0.18, 0, { tone: 'white', turn: -14 }),
    at('trophy-cup', 0.6, 0.3, 0.12, { tone: 'gold' }),
  ],
  table: [
    card('KS', 0.37, -0.3, 0, -14),
    card('QC', 0.37, 0.3, 0, 14),
    card('AH', 0.4, 0, -0.06, 0),
    { kind: 'chips', count: 2, size: 0.12, dx: -0.46, dy: 0.3 },
    { kind: 'chips', count: 3, size: 0.12, dx: 0.44, dy: 0.24 },
  ],
  draw: [
    ball('27', 0.13, -0.44, -0.22, 'gold'),
    ball('8', 0.12, 0.42, -0.26, 'gold'),
    ball('14', 0.15, -0.4, 0.26, 'red'),
    ball('33', 0.15, 0.44, 0.2, 'rose'),
    ball('21', 0.34, 0, 0.01, 'red'),
  ],
  points: [
    at('queen-crown', 0.5, -0.22, -0.2, { tone: 'gold' }),
    at('emerald', 0.44, 0.36, -0.08, { tone: 'leaf' }),
    at('cut-diamond', 0.72, 0.02, 0.1, { tone: 'steel' }),
  ],
  gifts: [
    at('ticket', 0.6, -0.24, -0.12, { turn: -12, tone: 'gold' }),
    at('present', 0.74, 0.14, 0.04, { tone: 'red' }),
  ],
  reels: [
    at('cherry', 0.74, -0.14, 0.02, { tone: 'red' }),
    at('ringing-bell', 0.52, 0.32, 0.12, { tone: 'gold' }),
    at('cut-diamond', 0.26, 0.34, -0.28, { tone: 'steel' }),
  ],
  roulette: [
    card('AS', 0.34, 0.3, -0.08, 12),
    at('rose', 0.78, -0.1, -0.02, { tone: 'rose' }),
    { kind: 'chips', count: 3, size: 0.12, dx: 0.42, dy: 0.26 },
  ],
  reef: [
    at('shark-jaws', 0.82, 0.04, 0.1, { tone: 'steel' }),
    at('sea-turtle', 0.36, -0.42, -0.2, { tone: 'leaf' }),
    at('tropical-fish', 0.26, 0.46, -0.28, { tone: 'gold' }),
  ],
  hand: [
    card('10S', 0.34, -0.36, 0.06, -24),
    card('JH', 0.34, -0.12, -0.04, -8),
    card('QC', 0.34, 0.13, -0.04, 8),
    card('KD', 0.34, 0.36, 0.06, 24),
    at('lotus', 0.44, 0, 0.28),
  ],
  stadium: [
    at('basketball-ball', 0.52, 0.3, 0.14, { tone: 'gold' }),
    at('soccer-ball', 0.7, -0.14, -0.02, { tone: 'white', turn: 8 }),
  ],
  arena: [at('crossed-swords', 0.86, 0, 0, { tone: 'gold' }), at('warlord-helmet', 0.62, 0, 0.03, { tone: 'steel' })],
  app: [at('smartphone', 0.82, 0.04, 0.01, { turn: 8, tone: 'steel' }), at('rocket', 0.4, -0.32, 0.12)],
  help: [at('conversation', 0.8, 0, 0), at('headphones', 0.36, 0.4, 0.24, { tone: 'red' })],
  voyage: [
    at('air-balloon', 0.8, -0.1, -0.04, { tone: 'red' }),
    at('air-balloon', 0.36, 0.38, -0.16, { tone: 'gold' }),
  ],
  originals: [
    at('perspective-dice-six', 0.6, -0.2, 0.08),
    at('rocket', 0.62, 0.28, -0.06, { tone: 'red' }),
    at('round-star', 0.24, -0.3, -0.32, { tone: 'gold' }),
  ],
  pair: [at('air-balloon', 0.58, -0.34, -0.12), at('air-balloon', 0.84, 0.2, -0.02, { tone: 'red' })],
  application: [
    at('stamper', 0.5, 0.42, 0.08, { tone: 'red', turn: 10 }),
    at('scroll-quill', 0.8, -0.12, 0, { tone: 'white' }),
  ],
  welcome: [
    at('balloons', 0.7, -0.42, -0.08, { tone: 'red', turn: -8 }),
    at('balloons', 0.6, 0.48, -0.12, { tone: 'gold', turn: 10, mirror: true }),
    at('present', 0.7, 0.02, 0.08),
  ],
  saving: [
    at('piggy-bank', 0.82, 0, 0.04, { tone: 'rose' }),
    at('two-coins', 0.3, -0.56, 0.22, { tone: 'gold' }),
    at('two-coins', 0.26, 0.54, -0.26, { tone: 'gold', mirror: true }),
  ],
  back: [at('cycle', 0.94, 0, 0, { tone: 'steel' }), at('two-coins', 0.4, 0, 0, { tone: 'gold' })],
  goal: [at('laurels', 0.94, 0, 0.01, { tone: 'leaf' }), at('trophy-cup', 0.46, 0, -0.04, { tone: 'gold' })],
  seat: [
    at('calendar', 0.64, 0.24, 0.02, { tone: 'red', turn: 6 }),
    at('ticket', 0.66, -0.24, 0.04, { tone: 'gold', turn: -14 }),
  ],
}
