import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentNotices } from '../../kernel/db/tables/index.ts'
import { day } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const list = async (query = '', token?: string, Language = 'EN') =>
  (
    await site.ask('GET', `/wps/relay/MCSFE_getListAnnouncements${query}`, {
      ...(token ? { token } : {}),
      headers: { Language },
    })
  ).body.value
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('[ANN-01] one answer holds the types that are asked for, by both names', async () => {
  const value = await list()
  expect(ids(value.player).slice(0, 3)).toEqual([201, 202, 204])
  expect(ids(value.promotion).slice(0, 3)).toEqual([101, 102, 103])
  expect(value.banners.length).toBeGreaterThan(15)
  expect(value.hot).toEqual([])
  const second = await list('?types=B,PL,PU,PR,H&platform=W')
  expect(ids(second.hot)).toEqual([205])
  expect(await list('?types=PL')).toMatchObject({ promotion: [], popup: [], banners: [] })
  const { body } = await site.ask('GET', '/wps/relay/CCSFE_getListAnnouncements?types=PU')
  expect(ids(body.value.popup)).toEqual([211])
})

test('[ANN-02] popups before login, after it, and at the first login', async () => {
  const token = await site.logIn()
  expect(ids((await list('?types=PU&execution=A')).popup)).toEqual([211])
  expect(ids((await list('?types=PU', token)).popup)).toEqual([212])
  expect(ids((await list('?types=PU&execution=F', token)).popup)).toEqual([212])
  expect((await list('?types=PU&execution=A', token)).popup).toEqual([])
})

test('[PRM-01] a promotion without a picture or a banner of its own has the one of its kind', async () => {
  const { promotion } = await list('?types=PR')
  const pictures = promotion.map(
    ({ announcementImages: [first] }: { announcementImages: { url: string }[] }) => first?.url,
  )
  expect(pictures).toEqual([
    '/img/banners/friday-desktop-EN.svg',
    ...['REFERRAL', 'MANUAL', 'NEW_REGISTER', 'DEPOSIT', 'REBATE', 'TURNOVER', 'SIGNUP'].map(
      (kind) => `/img/promotions/${kind}.svg`,
    ),
  ])
})

test('a promotion has its parts, its groups and its pictures, in the language of the call', async () => {
  const [friday] = (await list('?types=PR')).promotion
  expect(friday).toMatchObject({
    category: 'cashback',
    promoAnnouncementCategoryIds: [1693],
    noExpiry: 0,
    contents: [
      { sequence: 0, title: 'Offer' },
      { sequence: 1, title: 'Terms' },
    ],
    announcementImages: [{ sequence: 0, url: '/img/banners/friday-desktop-EN.svg' }],
  })
  const [tagalog] = (await list('?types=PR', undefined, 'TY')).promotion
  expect(tagalog.contents[1]).toMatchObject({ title: 'Mga tuntunin', language: 'TY' })
  const { list: categories } = (await site.ask('GET', '/wps/relay/PROMOFE_getPromotionAnnouncementCategory')).body.value
  expect(categories.find(({ id }: { id: number }) => id === 1693)).toEqual({
    id: 1693,
    code: 'cashback',
    name: 'Cashback',
  })
  const used = new Set((await list('?types=PR')).promotion.map((row: { category: string }) => row.category))
  expect([...used].every((code) => categories.some((group: { code: string }) => group.code === code))).toBe(true)
})

test('[BAN-04] a banner says where it leads', async () => {
  const { banners } = await list('?types=B')
  const friday = banners.find(({ url }: { url: string }) => url.includes('/friday-'))
  expect(friday).toMatchObject({
    linkageType: 'P',
    linkage: '101',
    redirect: 'PROMO',
    redirectPromotionId: 101,
    announcementId: 101,
  })
  const derby = banners.find(({ url }: { url: string }) => url.includes('/derby-'))
  expect(derby).toMatchObject({ linkageType: 'URL', linkage: '/sports', redirect: null })
})

test('[BAN-01] every route group of the specification has a banner', async () => {
  const { banners } = await list('?types=B')
  const groups = new Set(banners.map(({ groupName }: { groupName: string }) => groupName))
  for (const group of [
    'w_home',
    'w_rng',
    'w_live',
    'w_fish',
    'w_pvp',
    'w_sports',
    'w_esports',
    'w_lott',
    'w_down',
    'w_promotion',
    'w_shop',
    'w_help',
    'w_reg',
    'w_inhouse',
  ])
    expect(groups, group).toContain(group)
})

test('[I18N-01] a banner is drawn and worded in each language of the platform', async () => {
  for (const language of ['EN', 'TY', 'CN', 'TH', 'VI', 'ID']) {
    const { banners } = await list('?types=B', undefined, language)
    for (const { url, mobileUrl } of banners)
      expect([url, mobileUrl]).toEqual([
        expect.stringMatching(`-desktop-${language}\\.svg$`),
        expect.stringMatching(`-phone-${language}\\.svg$`),
      ])
  }
  const [thai] = (await list('?types=B', undefined, 'TH')).banners
  expect(thai.title).toMatch(/[\u0e00-\u0e7f]/)
})

test('what a member has opened is read for that member only', async () => {
  const token = await site.logIn()
  const mark = (announcementId: number, as = token) =>
    site.ask('POST', '/wps/relay/MCSFE_readAnnouncement', { token: as, json: { announcementId } })
  expect((await mark(202)).body.success).toBe(true)
  expect((await mark(202)).body.success).toBe(true)
  expect((await mark(9_999)).body.errorCode).toBe('announcement.not.found')
  const read = async (as?: string) =>
    (await list('?types=PL', as)).player
      .filter((row: { read: boolean }) => row.read)
      .map((row: { id: number }) => row.id)
  expect(await read(token)).toEqual([202])
  expect(await read(await site.logIn('marcobay01'))).toEqual([])
  expect(await read()).toEqual([])
})

test('notices of type A are for agents only', async () => {
  expect((await list('?types=A', await site.logIn())).agent).toEqual([])
  expect((await list('?types=A')).agent).toEqual([])
  await site.gateway.db.insert(agentNotices).values({
    id: 99_001,
    title: { EN: 'Payout day', TY: 'Araw ng bayad' },
    content: { EN: '<p>Friday.</p>', TY: '<p>Biyernes.</p>' },
    at: 1,
  })
  const { agent } = await list('?types=A', await site.logIn('marcobay01'))
  expect(agent.at(-1)).toMatchObject({ id: 99_001, title: 'Payout day', type: 'A' })
})

test('what the operator announces is there at once, first, and gone when it is taken down', async () => {
  expect(
    await site.operate('announce', 'Back at 10', 'We are <b>back</b> at 10.', 'Babalik ng 10', 'Babalik kami ng 10.'),
  ).toMatch(/10000/)
  const [first] = (await list('?types=PL')).player
  expect(first).toMatchObject({
    id: 10_000,
    title: 'Back at 10',
    content: '<p>We are &lt;b&gt;back&lt;/b&gt; at 10.</p>',
  })
  expect((await list('?types=PL', undefined, 'TY')).player[0].title).toBe('Babalik ng 10')
  await site.operate('announce', 'off', '10000')
  expect((await list('?types=PL')).player[0].id).toBe(201)
  await expect(site.operate('announce', 'off', '10000')).rejects.toThrow()
  await expect(site.operate('announce', 'only a title')).rejects.toThrow()
})

test('[PRM-01] a notice of a promotion leads to it, and goes when it ends', async () => {
  const told = String(await site.operate('announce', 'Friday', 'Free money on Friday.', '--promotion', '104'))
  const id = Number(/\d+/.exec(told)?.[0])
  const shown = async () => (await list('?types=PL')).player.find((row: { id: number }) => row.id === id)
  expect(await shown()).toMatchObject({ linkedPromotionId: 104, redirect: 'PROMO' })
  await expect(site.operate('announce', 'Friday', 'Free.', '--promotion', '999')).rejects.toThrow(
    'there is no promotion 999',
  )
  await expect(site.operate('announce', 'Friday', 'Free.', '--promotion', 'x')).rejects.toThrow(/^announce /)
  await site.operate('promotion', 'end', '104')
  expect(await shown()).toBeUndefined()
})

test('a link that the operator sets is part of the status; a bad one is refused', async () => {
  const types = async () =>
    (await site.ask('GET', '/wps/system/status')).body.value.info.resources.map(
      (row: { resourceType: string }) => row.resourceType,
    )
  await site.operate('resource', 'POPLINK', '/promoDetail?id=101', 'Friday cashback')
  expect(await types()).toContain('POPLINK')
  await site.operate('resource', 'POPLINK', 'off')
  expect(await types()).not.toContain('POPLINK')
  for (const address of ['javascript:alert(1)', '//evil.example', 'http://plain.example', 'https://'])
    await expect(site.operate('resource', 'WHATSAPP', address), address).rejects.toThrow()
  await expect(site.operate('resource', 'NOBODY', '/x')).rejects.toThrow()
})

test('[BAN-04] a promotion that has ended is no longer listed, and no banner leads to it', async () => {
  const leads = async () =>
    (await list('?types=B')).banners.map(
      ({ redirectPromotionId }: { redirectPromotionId: number | null }) => redirectPromotionId,
    )
  expect(await leads()).toContain(101)
  site.advance(7 * day)
  expect(ids((await list('?types=PR')).promotion)).not.toContain(101)
  expect(await leads()).not.toContain(101)
})
