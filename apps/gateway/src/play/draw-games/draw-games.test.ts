import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawSeals, lotteryTickets, rounds, transfers, type TicketLine } from '../../kernel/db/tables/index.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { drawNumbers } from '../lottery/draw-numbers.ts'
import { lotteryOfCode } from '../lottery/find-lottery.ts'
import { drawCodeOf, nextOpening, numeroOf } from '../lottery/schedule.ts'
import { chanceOf } from '../lottery/seals.ts'
import { hour, minute } from '../../app/testing/moments.ts'
import { openFrame, openGame, type OpenGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { findNumbersGame } from './find-game.ts'
import { sellTicket } from './sell-ticket.ts'
import { toNumbers } from './to-numbers.ts'

const player = 1_000_001
const second = 1000
const all = Array.from({ length: 10 }, (_, at) => String(at))
let site: TestGateway
let frame: OpenGame
let token: string
beforeAll(async () => {
  site = await startTestGateway({ transferProviders: [] })
  token = await site.logIn()
  frame = await openGame(site, token, lottery().gameId)
})
beforeEach(async () => {
  site.advance(minute - (site.gateway.clock.now() % minute))
  await site.runJobs()
})
afterAll(() => site.close())

function lottery(code = 'MEKONG4D') {
  const found = lotteryOfCode(site.gateway.catalogue, code)
  if (!found) throw new Error(code)
  return found
}
const balance = () => memberBalance(site.gateway.db, player)
const numero = () => numeroOf(lottery(), nextOpening(lottery(), site.gateway.clock.now()))
const unit = (): number => frame.opening.stakes[0]
const line = (play: string, chosen: string[][], stake = unit()): TicketLine => ({
  play,
  chosen: chosen.map((options) => options.join(' ')),
  stake,
})
const buy = (lines: readonly TicketLine[], key: string = randomUUID(), more: object = {}) =>
  frame.act('/api/draw-games/ticket', { game: 'MEKONG4D', numero: numero(), lines, ...more }, key)
const game = async (code = 'MEKONG4D') =>
  (await frame.act('/api/draw-games/game', { game: code }, randomUUID())).body.value

/** The digits that the sealed draw will have. */
async function digitsToCome(): Promise<string[]> {
  const { gameId } = lottery()
  const at = nextOpening(lottery(), site.gateway.clock.now())
  const [seal] = await site.gateway.db
    .select()
    .from(drawSeals)
    .where(and(eq(drawSeals.gameId, gameId), eq(drawSeals.openedAt, at)))
  return toNumbers(drawNumbers('4D', chanceOf(seal?.secret ?? '', drawCodeOf(lottery(), at)))).map(String)
}
const toNextDraw = async () => {
  site.advance(minute)
  await Promise.all([site.runJobs(), site.runJobs()])
}

test('the frame is told the draw on sale, its seal, the plays with their returns, and the draws that the lists of the site show', async () => {
  const { opening } = frame
  expect(opening).toMatchObject({
    game: { title: 'Mekong 4D' },
    trial: false,
    balance: 482_150,
    tickets: [],
    lottery: {
      code: 'MEKONG4D',
      area: 'VN',
      group: 'VN_SOUTH',
      kind: '4D',
      opensAt: opening.now + minute,
      closesAt: opening.now + 55 * second,
    },
    returnToPlayer: { interval: null },
  })
  expect(opening.returnToPlayer.percent).toBeCloseTo(95, 9)
  expect(opening.seal).toMatch(/^[\da-f]{64}$/)
  expect(opening.plays.map(({ name }: { name: string }) => name)).toEqual([
    'lastTwo',
    'lastThree',
    'lastFour',
    'lastDigit',
    'bigSmall',
    'oddEven',
  ])
  const told = await game()
  const near = (await site.ask('GET', '/lgw/numeros/near?gameCode=MEKONG4D&count=20')).body as unknown as {
    winningNumber: string
    numero: string
  }[]
  expect(told.results.map(({ numbers }: { numbers: number[] }) => numbers.join(','))).toEqual(
    near.map(({ winningNumber }) => winningNumber),
  )
  expect(told.results[0]).toMatchObject({ numero: near[0]?.numero, openedAt: told.now })
})

test('a ticket takes its stake once for its key, waits for its draw, and is paid once by a job', async () => {
  const [, , tens = '', units = ''] = await digitsToCome()
  const before = await balance()
  const key = randomUUID()
  const lines = [
    line('lastTwo', [[tens], [units, units === '0' ? '1' : '0']]),
    line('bigSmall', [['big', 'small']], 5 * unit()),
  ]
  const bought = await Promise.all(Array.from({ length: 5 }, () => buy(lines, key)))
  expect(bought.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect((await buy([lines[1] as TicketLine], key)).body.errorCode).toBe('idempotency.key.reused')
  const stake = 12 * unit()
  expect(await balance()).toBe(before - stake)
  const [waiting] = (await game()).tickets
  expect(waiting).toMatchObject({
    numero: numero(),
    stake,
    win: null,
    numbers: null,
    seal: (await game()).seal,
    lines: [{ combinations: 2 }, { combinations: 2 }],
  })

  await toNextDraw()
  const win = (95 + 9.5) * unit()
  expect(await balance()).toBe(before - stake + win)
  const [settled] = (await game()).tickets
  expect(settled).toMatchObject({ id: waiting.id, win, stake })
  expect(settled.numbers.slice(-2).join('')).toBe(tens + units)
  const [round] = await site.gateway.db.select().from(rounds).where(eq(rounds.id, waiting.id))
  expect(round).toMatchObject({
    memberId: player,
    gameId: lottery().gameId,
    stake,
    win,
    outcome: { numbers: settled.numbers },
  })
  await toNextDraw()
  expect(await balance()).toBe(before - stake + win)
})

test('a ticket that does not win is settled too, and a reload finds tickets that wait', async () => {
  const [, , , units = ''] = await digitsToCome()
  const before = await balance()
  await buy([line('lastDigit', [all.filter((digit) => digit !== units)])])
  const again = await openFrame(
    site,
    (await site.ask('GET', `/wps/game/launchGame?launchMode=LOTT&lottoGameCode=MEKONG4D&lottoView=betting`, { token }))
      .body.value.content.game_url,
  )
  expect(again.opening.tickets[0]).toMatchObject({ code: 'MEKONG4D', stake: 9 * unit(), win: null })
  await toNextDraw()
  expect((await game()).tickets[0]).toMatchObject({ win: 0, stake: 9 * unit() })
  expect(await balance()).toBe(before - 9 * unit())
})

test('tickets are sold until shortly before the draw by the clock of the server, also when the call came in time', async () => {
  const before = await balance()
  const lines = [line('oddEven', [['odd']])]
  site.advance(55 * second - 1)
  expect((await buy(lines)).body.success).toBe(true)
  const asked = numero()
  const now = site.gateway.clock.now()
  site.advance(1)
  expect((await buy(lines)).body.errorCode).toBe('lottery.draw.closed')
  const session = {
    tokenHash: 'late',
    memberId: player,
    game: findNumbersGame(site.gateway.catalogue, 'MEKONG4D').game,
    room: null,
  }
  const late = { session, now, body: { game: 'MEKONG4D', numero: asked, lines } }
  await expect(sellTicket(site.gateway, { ...late, key: randomUUID() })).rejects.toMatchObject({
    code: 'lottery.draw.closed',
  })
  site.advance(5 * second)
  await site.runJobs()
  await expect(sellTicket(site.gateway, { ...late, key: randomUUID() })).rejects.toMatchObject({
    code: 'lottery.draw.closed',
  })
  const paid = (await game()).tickets[0].win
  expect(await balance()).toBe(before - unit() + paid)
  expect((await buy(lines, randomUUID(), { numero: asked })).body.errorCode).toBe('lottery.draw.closed')
})

test('a draw whose seal is broken takes no ticket, whatever the clock says', async () => {
  await site.gateway.db.delete(drawSeals).where(eq(drawSeals.gameId, lottery().gameId))
  const before = await balance()
  expect((await buy([line('oddEven', [['odd']])])).body.errorCode).toBe('lottery.draw.closed')
  expect(await balance()).toBe(before)
})

test('stakes and choices that are not offered are refused and leave nothing behind', async () => {
  const before = await balance()
  const sold = await site.gateway.db.$count(lotteryTickets)
  expect((await buy([line('oddEven', [['odd']], unit() + 1)])).body.errorCode).toBe('game.stake.invalid')
  for (const wrong of [
    line('oddEven', [['big']]),
    line('lastTwo', [['1']]),
    line('nothing', [['1']]),
    line('lastFour', [all, all, all, ['1', '2']]),
  ])
    expect((await buy([wrong])).body.errorCode).toBe('request_param_err')
  expect((await buy([])).status).toBe(400)
  expect((await buy(Array.from({ length: 10 }, () => line('lastTwo', [all, all], 50 * unit())))).body.errorCode).toBe(
    'insufficient.balance',
  )
  expect(await balance()).toBe(before)
  expect(await site.gateway.db.$count(lotteryTickets)).toBe(sold)
  const trial = {
    tokenHash: 'x',
    memberId: null,
    game: findNumbersGame(site.gateway.catalogue, 'MEKONG4D').game,
    room: null,
  }
  const order = {
    session: trial,
    key: randomUUID(),
    now: site.gateway.clock.now(),
    body: { game: 'MEKONG4D', numero: numero(), lines: [line('oddEven', [['odd']])] },
  }
  await expect(sellTicket(site.gateway, order)).rejects.toMatchObject({ code: 'in_need_true_account' })
})

test('[LAU-03] the lobby lists every game with its countdown and its last result, and the session plays them all', async () => {
  const { body } = await frame.act('/api/draw-games/lobby', {}, randomUUID())
  const { now, games } = body.value
  expect(games).toHaveLength(62)
  for (const { opensAt, closesAt, last } of games) {
    expect(closesAt).toBeLessThan(opensAt)
    expect(opensAt).toBeGreaterThan(now)
    expect(last.numbers.length).toBeGreaterThan(0)
  }
  const keno = await game('FIVEMINUTEKENO')
  expect(keno.lottery).toMatchObject({ area: 'ELOTT', group: 'KENO', kind: 'KENO' })
  const lines = [line('one', [['1', '2', '80']], keno.stakes[0])]
  const sold = await frame.act(
    '/api/draw-games/ticket',
    { game: 'FIVEMINUTEKENO', numero: keno.lottery.numero, lines },
    randomUUID(),
  )
  expect(sold.body.value.ticket).toMatchObject({
    title: 'Five Minute Keno',
    stake: 3 * keno.stakes[0],
    lines: [{ combinations: 3 }],
  })
  expect((await frame.act('/api/draw-games/game', { game: 'NOPE' }, randomUUID())).body.errorCode).toBe(
    'lottery.not.found',
  )
})

test('a ticket that waits is told however many were sold and settled after it', async () => {
  const { value } = (await buy([line('oddEven', [['odd']])])).body
  const { gameId } = lottery()
  const at = site.gateway.clock.now()
  await site.gateway.db.insert(lotteryTickets).values(
    Array.from({ length: 31 }, (_, after) => ({
      id: randomUUID(),
      memberId: player,
      gameId,
      drawAt: at,
      wallet: 'main',
      lines: [],
      stake: 100,
      seal: '',
      soldAt: at + 1 + after,
      win: 0,
      numbers: '1,2,3,4',
    })),
  )
  const { tickets } = await game()
  expect(tickets).toContainEqual(expect.objectContaining({ id: value.ticket.id, win: null }))
  await site.gateway.db.delete(lotteryTickets).where(eq(lotteryTickets.stake, 100))
  await toNextDraw()
})

test('after a stop of hours the draw of a waiting ticket is made of its seal, and the ticket paid', async () => {
  const { db } = site.gateway
  const digits = await digitsToCome()
  const { ticket } = (
    await buy([
      line(
        'lastFour',
        digits.map((digit) => [digit]),
      ),
    ])
  ).body.value
  site.advance(3 * 60 * minute)
  await site.runJobs()
  const [settled] = await db.select().from(lotteryTickets).where(eq(lotteryTickets.id, ticket.id))
  expect(settled).toMatchObject({ win: 9500 * unit(), numbers: digits.join(',') })
  expect(await db.$count(transfers, and(eq(transfers.roundId, ticket.id), eq(transfers.kind, 'win')))).toBe(1)
})

test('a ticket is paid also when the platform stood still so long that its draw is to be forgotten at once', async () => {
  frame = await openGame(site, await site.logIn(), lottery().gameId)
  const digits = await digitsToCome()
  const { ticket } = (
    await buy([
      line(
        'lastFour',
        digits.map((digit) => [digit]),
      ),
    ])
  ).body.value
  const now = site.gateway.clock.now()
  site.advance(50 * hour - (now % hour))
  await site.runJobs()
  const [settled] = await site.gateway.db.select().from(lotteryTickets).where(eq(lotteryTickets.id, ticket.id))
  expect(settled).toMatchObject({ win: 9500 * unit(), numbers: digits.join(',') })
})
