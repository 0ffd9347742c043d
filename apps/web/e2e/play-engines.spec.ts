import type { FrameLocator, Page } from '@playwright/test'
import { expect, expectAccessible, once, test } from './fixtures.ts'
import { join, keyTo, lineOf, openAs, spinDecided } from './play.ts'

/** A game of each engine, and how a round of it is played by keyboard alone. */
interface Shown {
  readonly list: string
  readonly title: string
  play?(page: Page, game: FrameLocator): Promise<void>
}

const pressOn =
  (page: Page, game: FrameLocator) =>
  async (name: string | RegExp): Promise<void> => {
    await keyTo(page, game.getByRole('button', { name, exact: true }).first())
    await page.keyboard.press('Enter')
  }

const goBy =
  (over: RegExp) =>
  async (page: Page, game: FrameLocator): Promise<void> => {
    await pressOn(page, game)(/^(Spin|Play)$/)
    await expect(lineOf(game)).toHaveText(over)
  }

const shown: Readonly<Record<string, Shown>> = {
  slot: { list: '/inhouse', title: 'Fruit Parade', play: goBy(spinDecided) },
  crash: {
    list: '/inhouse',
    title: 'Orbit Crash',
    async play(page, game) {
      await pressOn(page, game)('Start')
      await expect(lineOf(game)).toHaveText(/^The round (begins|ended)/)
      // A round may end before it is cashed out of: then the key begins another.
      await expect(async () => {
        await page.keyboard.press(' ')
        await expect(lineOf(game)).toHaveText(/^Cashed out at/, { timeout: 700 })
      }).toPass()
    },
  },
  'generic-game': { list: '/rng', title: 'Jade Dragon', play: goBy(/^[\d.]+ times the stake|^No win|back of/) },
  'draw-games': {
    list: '/elott',
    title: 'Five Minute Keno',
    async play(page, game) {
      const press = pressOn(page, game)
      await press('Big or small')
      await press('Big')
      await press('Add to slip')
      // Between two draws nothing is sold for some seconds: the slip stays.
      await expect(async () => {
        await press(/^Buy ticket: /)
        await expect(lineOf(game)).toHaveText(/^Ticket for draw/, { timeout: 2_000 })
      }).toPass()
    },
  },
  sportsbook: {
    list: '/sports',
    title: 'Virtual Liga',
    async play(page, game) {
      const press = pressOn(page, game)
      // The next fixture may begin at any moment, the one after it not.
      await keyTo(page, game.locator('.fixture').nth(1).locator('.pick').first())
      await page.keyboard.press('Enter')
      await press('Bet slip: 1')
      await press('Place bet')
      await expect(lineOf(game)).toHaveText(/^Placed: /)
    },
  },
  fishing: { list: '/fish', title: 'Koi Tides' },
  baccarat: { list: '/live', title: 'Velvet Baccarat' },
  'poker-tables': { list: '/pvp', title: 'Poker Courtyard' },
}

for (const [engine, { list, title, play }] of Object.entries(shown)) {
  test(
    `[LAU-05] the ${engine} in its frame: without an axe finding, its sign, its line, its rules${play ? ', a round' : ''} by keyboard alone`,
    once,
    async ({ page, baseURL }) => {
      const game = await openAs(await join(baseURL), page, list, title)
      await expect(lineOf(game)).toHaveText(/\S/)
      await expect(lineOf(game)).toHaveRole('status')
      await expectAccessible(page)
      await keyTo(page, game.getByRole('button', { name: 'Rules' }))
      await page.keyboard.press('Enter')
      const rules = game.getByRole('dialog', { name: 'Rules' })
      await expect(
        rules.getByText(
          /^Return to player \d{2}(\.\d+)?%, (worked out exactly|give or take .* simulated rounds)\. Play money, not real money\.$/,
        ),
      ).toBeVisible()
      await expectAccessible(page, ['iframe', 'dialog[open]'])
      await page.keyboard.press('Escape')
      await expect(rules).toBeHidden()
      await play?.(page, game)
    },
  )
}
