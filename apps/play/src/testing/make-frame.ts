import { makeSpeech } from '../frame/speech.ts'
import type { Opening } from '../calls/frame.ts'
import type { Frame } from '../frame/start.tsx'
import { wordsOf } from './messages.ts'

/** The answer when any game opens, in tests: ₱1,000.00 to play with. */
export const plainOpening: Opening = {
  token: 'token-of-a-session',
  game: { id: 10_273, title: 'Fruit Parade', studio: 'Tessera', category: 'RNG' },
  trial: false,
  balance: 100_000,
  currencySymbol: '₱',
  timeZone: 'Asia/Manila',
  currency: 'PHP',
  returnToPlayer: { percent: 96.25, interval: null, rounds: null },
}

interface Made<Told extends Opening> {
  /** What the engine gets beside what every game does. */
  readonly opening: Omit<Told, keyof Opening> & Partial<Opening>
  readonly language?: 'EN' | 'VI'
  readonly pending?: Frame['pending']
  readonly tell?: Frame['tell']
}

/** Makes the frame of an open game of `engine`, with the words that it has in the browser. */
export function makeFrame<Told extends Opening>(
  engine: string,
  { opening, language = 'EN', pending = null, tell = () => undefined }: Made<Told>,
): Frame<Told> {
  const told = { ...plainOpening, ...opening } as unknown as Told
  return {
    id: String(told.game.id),
    opening: told,
    session: { token: told.token, language },
    pending,
    tell,
    speech: makeSpeech(language, wordsOf(engine))(told.currencySymbol, told.timeZone),
  }
}
