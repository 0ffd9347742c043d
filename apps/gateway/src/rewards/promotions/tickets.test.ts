import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { bonuses, promoCodes } from '../../kernel/db/tables/index.ts'
import { day, hour } from '../../app/testing/moments.ts'
import { openPlayer, send, type Player } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const claimPath = '/wps/relay/PROMOFE_claimTicket'
const list = async (token: string, query = '') =>
  (await site.ask('GET', `/wps/relay/PROMOFE_getClaimTicketList${query}`, { token })).body.value
const claim = (token: string, body: unknown) => send(site, claimPath, token, body)

async function given(name: string): Promise<Player & { ticketId: number }> {
  const player = await openPlayer(site, name)
  await site.operate('issue-ticket', name, '38.50', '2', 'For', 'your', 'patience')
  const [ticket] = (await list(player.token, '?isApp=N&status=AVAILABLE')).list
  expect(ticket).toMatchObject({
    title: 'For your patience',
    amount: 38.5,
    status: 'AVAILABLE',
    terms: { wagerMultiple: 2, wager: 77, validDays: 14 },
  })
  return { ...player, ticketId: ticket.ticketId }
}

test('a ticket is taken once, of many tries at the same time as well', async () => {
  const { token, memberId, ticketId } = await given('holder1')
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(token, { ticketId })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await playableBalance(site.gateway.db, memberId)).toBe(103_850)
  expect((await claim(token, { ticketId })).body.errorCode).toBe('promotion.ticket.used')
  expect(await list(token, '?status=CLAIMED')).toMatchObject({
    totalCount: 1,
    list: [{ ticketId, status: 'CLAIMED', terms: { wager: 77 } }],
  })
  expect(await list(token)).toMatchObject({ list: [], totalCount: 0, totalPages: 1 })
})

test('a ticket that is given back, is over, or is somebody else’s cannot be taken', async () => {
  const back = await given('holder2')
  const cancelled = await send(site, '/wps/relay/MCSFE_cancelTicket', back.token, { ticketId: back.ticketId })
  expect(cancelled.body.value.status).toBe('CANCELLED')
  expect((await claim(back.token, { ticketId: back.ticketId })).body.errorCode).toBe('promotion.ticket.used')
  const late = await given('holder3')
  expect((await claim(back.token, { ticketId: late.ticketId })).body.errorCode).toBe('promotion.ticket.missing')
  expect((await claim(back.token, {})).body.errorCode).toBe('promotion.ticket.missing')
  site.advance(30 * day)
  const token = await site.logIn('holder3', 'abcd1234')
  expect((await claim(token, { ticketId: late.ticketId })).body.errorCode).toBe('promotion.ticket.expired')
  expect(await list(token, '?status=EXPIRED')).toMatchObject({ list: [{ status: 'EXPIRED' }] })
})

test('a code tells what it stands for before it is taken, is good once a member, and is paid after play', async () => {
  const fresh = await startTestGateway()
  const { token, memberId } = await openPlayer(fresh, 'coder1')
  const ask = (code: string) => fresh.ask('GET', `/wps/relay/PROMOFE_getPromoCode?promoCode=${code}`, { token })
  expect((await ask('vesper88')).body.value).toMatchObject({
    promoCode: 'VESPER88',
    amount: 88,
    available: true,
    used: false,
    terms: { wagerMultiple: 50, wager: 4_400, locked: true, validDays: 30, excludedCategories: ['LIVE'] },
  })
  const take = () => send(fresh, claimPath, token, { promoCode: ' Vesper88 ' })
  expect((await take()).body.value).toMatchObject({ amount: 88, status: 'CLAIMED' })
  expect((await take()).body.errorCode).toBe('promotion.code.used')
  expect((await ask('VESPER88')).body.value).toMatchObject({ available: false, used: true })
  expect(await playableBalance(fresh.gateway.db, memberId)).toBe(100_000)
  expect(await fresh.gateway.db.select().from(bonuses).where(eq(bonuses.kind, 'TICKET'))).toMatchObject([
    { memberId, amount: 8_800, balance: 0, wager: 440_000, locked: true, closedAt: null },
  ])
  expect((await ask('NOPE')).body.errorCode).toBe('promotion.code.unknown')
  for (let tried = 0; tried < 20; tried++) await ask(`GUESS${tried}`)
  expect(await ask('GUESS')).toMatchObject({ status: 429 })
  await fresh.close()
})

test('the last use of a code goes to one of many, and an old code to nobody', async () => {
  const fresh = await startTestGateway()
  const { db } = fresh.gateway
  await db.update(promoCodes).set({ usesLeft: 1 }).where(eq(promoCodes.code, 'MABUHAY'))
  const players = await Promise.all(['racer1', 'racer2', 'racer3'].map((name) => openPlayer(fresh, name)))
  const answers = await Promise.all(players.map(({ token }) => send(fresh, claimPath, token, { promoCode: 'MABUHAY' })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(answers.filter(({ body }) => !body.success).map(({ body }) => body.errorCode)).toEqual([
    'promotion.code.gone',
    'promotion.code.gone',
  ])
  await db
    .update(promoCodes)
    .set({ until: fresh.gateway.clock.now() + hour })
    .where(eq(promoCodes.code, 'SALAMAT5'))
  fresh.advance(hour)
  const token = await fresh.logIn('racer1', 'abcd1234')
  expect((await send(fresh, claimPath, token, { promoCode: 'SALAMAT5' })).body.errorCode).toBe('promotion.code.gone')
  await fresh.close()
})

test('ten takings a minute are the most, counted by what was taken', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const { token } = await openPlayer(strict, 'hasty01')
  for (let at = 0; at < 11; at++) await strict.operate('issue-ticket', 'hasty01', '1', '0', `Ticket ${at}`)
  const { list: waiting } = (await strict.ask('GET', '/wps/relay/PROMOFE_getClaimTicketList?size=20', { token })).body
    .value
  const answers = []
  for (const { ticketId } of waiting) answers.push(await send(strict, claimPath, token, { ticketId }))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  strict.advance(60_001)
  expect((await send(strict, claimPath, token, { ticketId: waiting[10].ticketId })).body.success).toBe(true)
  await strict.close()
})
