import type { Page } from 'playwright'

/** A game page while something moves on it. */
export interface Scene {
  readonly engine: string
  /** What finds its title: the first of these in the list of games. */
  readonly game: { readonly gameType: string; readonly vassalage: string; readonly gameClassify?: string }
  /** Brings the page to where the moves begin. */
  readonly enter?: (page: Page) => Promise<void>
  /** One round of it; done again until the time is over. */
  readonly play: (page: Page) => Promise<void>
}

const patient = { timeout: 30_000 }

/** Presses what goes on as soon as it may be pressed. */
const go = (page: Page): Promise<void> => page.locator('.go:enabled').last().click(patient)

const round = async (page: Page): Promise<void> => {
  await go(page)
  await page.locator('.go:enabled').last().waitFor(patient)
}

const scroll = async (page: Page): Promise<void> => {
  for (const way of [1, -1]) for (let step = 0; step < 20; step++) await page.mouse.wheel(0, way * 60)
}

/** The pages of all engines, each at what moves most. */
export const scenes: readonly Scene[] = [
  { engine: 'slot', game: { gameType: 'RNG', vassalage: 'XGS', gameClassify: '5Reels' }, play: round },
  { engine: 'crash', game: { gameType: 'RNG', vassalage: 'XGS', gameClassify: 'Crash' }, play: round },
  { engine: 'fishing', game: { gameType: 'FISH', vassalage: 'XGS' }, play: round },
  {
    engine: 'baccarat',
    game: { gameType: 'LIVE', vassalage: 'HCL', gameClassify: 'BAC' },
    play: async (page) => {
      await page.locator('.field[data-bet=player]').click(patient)
      await round(page)
    },
  },
  {
    engine: 'poker-tables',
    game: { gameType: 'PVP', vassalage: 'XGS' },
    enter: (page) => page.locator('.room__sit:enabled').first().click(patient),
    play: round,
  },
  { engine: 'generic-game', game: { gameType: 'RNG', vassalage: 'PTG' }, play: round },
  { engine: 'draw-games', game: { gameType: 'LOTT', vassalage: 'SS' }, play: scroll },
  { engine: 'sportsbook', game: { gameType: 'SPORTS', vassalage: 'SS' }, play: scroll },
]
