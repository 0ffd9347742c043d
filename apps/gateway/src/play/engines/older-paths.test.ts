import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame, playOrigin } from '../../app/testing/open-game.ts'
import { sportsbookHelpers, type SportsbookHelpers } from '../../app/testing/sportsbook-helpers.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
let hands: SportsbookHelpers
beforeAll(async () => {
  site = await startTestGateway()
  hands = sportsbookHelpers(site)
  await hands.work()
})
afterAll(() => site.close())

const liga = () => site.gateway.catalogue.games.find(({ title }) => title === 'Virtual Liga')?.id ?? 0

test('[LAU-05] a slip of a page from before an upgrade is booked once, though it is sent again to the newer path', async () => {
  const frame = await openGame(site, await site.logIn(), liga())
  const [one] = await hands.fixturesOf('FIVEHILLS')
  const [other] = await hands.fixturesOf('TIDEWATER')
  const legs = [await hands.legOn(one?.id ?? 0, 'both', 'yes'), await hands.legOn(other?.id ?? 0, 'both', 'yes')]
  const key = randomUUID()
  const first = await frame.act('/api/coupon/bet', { kind: 'accumulator', stake: 5_000, legs }, key)
  expect(first.body).toMatchObject({ success: true })
  const again = await frame.act('/api/sportsbook/bet', { kind: 'parlay', stake: 5_000, legs }, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('Idempotent-Replayed')).toBe('true')
})

test('[LAU-05] the older address of a game leads to its page', async () => {
  const { status, headers } = await site.ask('GET', `${playOrigin}/coupon/${liga()}?lang=EN`)
  expect([status, headers.get('Location')]).toEqual([308, `/sportsbook/${liga()}?lang=EN`])
})
