import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '../../kernel/db/tables/index.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const ask = async (path: string, Language = 'EN') => (await site.ask('GET', path, { headers: { Language } })).body.value

test('every country has a dialling code and a name, the own one first', async () => {
  const { countries } = await ask('/wps/system/country')
  expect(countries.length).toBeGreaterThan(235)
  expect(countries[0]).toEqual({ countryCode: 'PH', countryDialingCode: '63', countryName: 'Philippines' })
  expect(new Set(countries.map((country: { countryCode: string }) => country.countryCode)).size).toBe(countries.length)
  for (const { countryCode, countryDialingCode, countryName } of countries) {
    expect(countryDialingCode, countryCode).toMatch(/^[1-9]\d{0,3}$/)
    expect(countryName, countryCode).not.toBe(countryCode)
  }
  const names = (await ask('/wps/system/country', 'TY')).countries.map(
    (country: { countryName: string }) => country.countryName,
  )
  expect(names[0]).toBe('Pilipinas')
})

test('[SVC-02] the help centre speaks both languages, with the anchors that the site links to', async () => {
  const { list } = await ask('/wps/system/helpCenter')
  const anchors = list.map((article: { anchor: string }) => article.anchor)
  for (const anchor of [
    'about',
    'term',
    'privacy',
    'responsible',
    'deposit',
    'withdraw',
    'bonus',
    'fairness',
    'account',
    'contact',
  ])
    expect(anchors).toContain(anchor)
  for (const { content } of list) {
    expect(content.length).toBeGreaterThan(200)
    expect(content.replace(/<\/?(?:p|h3|ul|li)>/g, '')).not.toMatch(/[<>]/)
  }
  const tagalog = (await ask('/wps/system/helpCenter', 'TY')).list
  expect(tagalog.map((article: { anchor: string }) => article.anchor)).toEqual(anchors)
  expect(tagalog[1].title).toBe('Mga tuntunin ng paggamit')
})

test('[API-07] settings are read whole or by module id', async () => {
  const tree = await ask('/wps/system/settings/consolidated')
  expect(tree).toMatchObject({ modId: 'ROOT', enabled: '1' })
  expect(await ask('/wps/system/settings/consolidated?modId=GAMELOFAV3')).toEqual({
    modId: 'GAMELOFAV3',
    enabled: '1',
    childrenNodes: [],
  })
  expect(await ask('/wps/system/settings/consolidated?modId=NOBODY')).toEqual({
    modId: 'NOBODY',
    enabled: '0',
    childrenNodes: [],
  })
  expect(await ask('/wps/system/whitelabel')).toEqual(tree)
})

test.for(['CBS3', 'FEEDBACK3', 'INBOX3'])('[CHT-01] the ways to ask somebody are open: %s is on', async (modId) => {
  expect(await ask(`/wps/system/settings/consolidated?modId=${modId}`)).toMatchObject({ modId, enabled: '1' })
})

test('[SYS-19] the routes name every host of the site, the visitor’s own first', async () => {
  expect(await ask('/wps/system/domainRoute?domain=127.0.0.1:4100')).toEqual({
    domainList: ['127.0.0.1:4100', 'localhost:4100', 'www.localhost:4100'],
  })
  expect((await ask('/wps/system/domainRoute')).domainList).toHaveLength(3)
  expect((await ask('/wps/system/templates')).list[0]).toMatchObject({
    templateName: 'Vesper',
    languages: ['TY', 'EN', 'CN', 'TH', 'VI', 'ID'],
  })
})

test('the language that a member chose is kept; one that the site does not speak is refused', async () => {
  const token = await site.logIn()
  const choose = (language: string) => site.ask('POST', '/wps/member/language', { token, json: { language } })
  expect((await choose('VI')).body.success).toBe(true)
  expect((await choose('EN')).body.success).toBe(true)
  const [member] = await site.gateway.db.select().from(members).where(eq(members.usernameKey, 'linhtran88'))
  expect(member?.language).toBe('EN')
  expect((await choose('JA')).body).toMatchObject({
    errorCode: 'language.unsupported',
    value: { languages: ['TY', 'EN', 'CN', 'TH', 'VI', 'ID'] },
  })
  expect((await site.ask('POST', '/wps/member/language', { json: { language: 'EN' } })).status).toBe(401)
})
