import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '../../app/create-gateway.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const launch = (token: string | undefined, nodeId: number, vassalage: string, language = 'EN') =>
  site.ask('GET', `/wps/game/launchGame?nodeId=${nodeId}&vassalage=${vassalage}&launchMode=GLS`, {
    ...(token ? { token } : {}),
    headers: { Language: language },
  })
const titled = (title: string) => {
  const game = site.gateway.catalogue.games.find((one) => one.title === title)
  if (!game) throw new Error(title)
  return game
}

test('[LAU-04] a guest is asked to log in, a demo account to sign up', async () => {
  expect(await launch(undefined, 10_273, 'XGS')).toMatchObject({
    status: 401,
    body: { errorCode: 'login.not.session' },
  })
  const trial = await site.logIn('guest4021')
  expect((await launch(trial, 10_273, 'XGS')).body.errorCode).toBe('in_need_true_account')
})

test('[LAU-05] every refusal has its code and its sentence in the player’s language', async () => {
  const token = await site.logIn()
  expect((await launch(token, 99_999, 'XGS')).body.errorCode).toBe('game.not.found')
  expect((await launch(token, 10_273, 'PTG')).body.errorCode).toBe('game.not.found')
  const jade = titled('Jade Dragon')
  await site.operate('provider', jade.provider, 'off')
  const english = await launch(token, jade.id, jade.provider)
  expect(english.status).toBe(200)
  expect(english.body).toMatchObject({ success: false, errorCode: 'game.vendor.unavailable' })
  expect(english.body.message).toMatch(/switched off/)
  expect((await launch(token, jade.id, jade.provider, 'TY')).body.message).toMatch(/nakasara/)
  await site.operate('provider', jade.provider, 'on')
  expect((await launch(token, jade.id, jade.provider)).body.value.content.game_url).toContain(
    `/generic-game/${jade.id}#`,
  )
})

test('a launch without its mode is the system’s #727', async () => {
  const answer = await site.ask('GET', '/wps/game/launchGame?nodeId=10273&vassalage=XGS', { token: await site.logIn() })
  expect(answer).toMatchObject({ status: 500, body: { errorCode: 'game.launch.busy' } })
  expect(answer.body.message).toContain('#727')
})

test('the way back has to lead to the site, and travels behind the #', async () => {
  const token = await site.logIn()
  const back = (backUrl: string) =>
    site.ask(
      'GET',
      `/wps/game/launchGame?nodeId=10273&vassalage=XGS&launchMode=GLS&backUrl=${encodeURIComponent(backUrl)}`,
      { token },
    )
  const { hash } = new URL((await back('/rng?q=1')).body.value.content.game_url)
  expect(new URLSearchParams(hash.slice(1)).get('b')).toBe('http://localhost:4100/rng?q=1')
  for (const foreign of [
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example/x',
    'http://localhost:4100@evil.example/',
    'http://play.localhost:4100/x',
  ])
    expect((await back(foreign)).body.errorCode).toBe('game.back.invalid')
})

test('[LOB-10] the operator puts a game under maintenance and opens it; every gateway sees it within seconds', async () => {
  const other = await createGateway({
    db: site.gateway.db,
    clock: site.gateway.clock,
    random: site.gateway.random,
    config: site.gateway.config,
  })
  const token = await site.logIn()
  const there = async () => {
    const request = new Request('http://localhost:4100/wps/game/launchGame?nodeId=10273&vassalage=XGS&launchMode=GLS', {
      headers: { Merchant: 'vesper', Authorization: token },
    })
    return ((await (await other.fetch(request)).json()) as { errorCode?: string }).errorCode
  }
  expect(await there()).toBeUndefined()
  await site.operate('game', '10273', 'maintenance', '30')
  site.advance(2000)
  expect(await there()).toBe('game.maintenance')
  const refused = (await launch(token, 10_273, 'XGS')).body
  expect(refused.value.content.data.endTime - refused.value.content.data.maintainTime).toBe(30 * 60_000)
  await site.operate('game', '10273', 'open')
  site.advance(2000)
  expect(await there()).toBeUndefined()
  await expect(site.operate('game', '10273', 'maintenance', '0')).rejects.toThrow(/minutes/)
  await expect(site.operate('provider', 'NOPE', 'off')).rejects.toThrow(/no provider/)
})

test('[LOB-10] a game under maintenance names its window in milliseconds', async () => {
  const bay = titled('Buccaneer Bay')
  const { body } = await launch(await site.logIn(), bay.id, bay.provider)
  expect(body).toMatchObject({ errorCode: 'game.maintenance' })
  const { maintainTime, endTime } = body.value.content.data
  expect(maintainTime).toBeLessThan(testNow)
  expect(endTime).toBeGreaterThan(testNow)
})

test('a balance below the smallest stake is refused; the other in-house slots can be played', async () => {
  const token = await site.logIn()
  const playable = site.gateway.catalogue.games.filter((game) => game.engine === 'slot')
  expect(playable.length).toBeGreaterThan(100)
  expect(new Set(playable.map((game) => game.provider))).toEqual(new Set(['XGS', 'SS']))
  const another = playable.find((game) => game.provider === 'SS')
  expect((await launch(token, another?.id ?? 0, 'SS')).body.value.content.game_url).toContain('/slot/')
  await site.gateway.db.transaction((tx) =>
    postTransfers(tx, [
      {
        id: randomUUID(),
        kind: 'withdrawal',
        at: testNow,
        lines: [
          { account: 'house/cash', amount: 482_140 },
          { account: 'member/1000001', amount: -482_140 },
        ],
      },
    ]),
  )
  expect((await launch(token, 10_273, 'XGS')).body.errorCode).toBe('insufficient.balance')
})

test('a member launches ten games a minute', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const token = await strict.logIn()
  const ask = () => strict.ask('GET', '/wps/game/launchGame?nodeId=10273&vassalage=XGS&launchMode=GLS', { token })
  for (let tried = 0; tried < 10; tried++) expect((await ask()).body.success).toBe(true)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  strict.advance(60_001)
  expect((await ask()).body.success).toBe(true)
  await strict.close()
})
