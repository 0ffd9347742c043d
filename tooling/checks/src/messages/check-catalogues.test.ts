import { expect, test } from 'vitest'
import { plantForTest, type Files } from '../fixture.ts'
import { checkCatalogues } from './check-catalogues.ts'
import { messageTypes } from './message-types.ts'

const complaintsOf = async (files: Files) => (await checkCatalogues(plantForTest(files))).complaints

const inTagalog = (english: object): object =>
  Object.fromEntries(Object.entries(english).map(([id, text]) => [id, `Mga ${String(text)}`]))

/** A package of one message, in both languages, used by its source. */
const tree = (english: object, tagalog: object = inTagalog(english), source = `text('games.title')`): Files => ({
  'packages/games/messages/EN.json': JSON.stringify(english),
  'packages/games/messages/TY.json': JSON.stringify(tagalog),
  'packages/games/src/react/screen.tsx': source,
})

const where = 'packages/games/messages/TY.json'

test('[I18N-01] the same ids and placeholders in every language pass', async () => {
  const english = { 'games.title': '{n, plural, one {# laro} other {# na laro}} by <b>{provider}</b>' }
  const tagalog = { 'games.title': '<b>{provider}</b>: {n} laro' }
  expect(await complaintsOf(tree(english, tagalog))).toEqual([])
})

test('[I18N-01] a text that one language lacks is named, and one that only it has', async () => {
  expect(await complaintsOf(tree({ 'games.title': 'Games' }, {}))).toEqual([`${where} lacks games.title`])
  expect(await complaintsOf(tree({}, { 'games.title': 'Laro' }))).toEqual([
    'packages/games/messages/EN.json lacks games.title',
  ])
})

test('[I18N-01] a language that a package lacks is named; a brand speaks what it likes', async () => {
  const { [where]: _, ...files } = tree({ 'games.title': 'Games' })
  expect(await complaintsOf({ ...files, 'apps/some-sample/messages/EN.json': '{}' })).toEqual([`${where} is missing`])
})

test('[I18N-01] a pack counts when it stands in the list of packs', async () => {
  const files = {
    ...tree({ 'games.title': 'Games' }),
    'packages/i18n/src/packs.ts': `export const packs = ['TY', 'EN', 'TH']`,
    'packages/i18n/src/tag-of.ts': `export const tagOf = (code) => code === 'TY' ? 'fil' : code.toLowerCase()`,
  }
  expect(await complaintsOf(files)).toEqual(['packages/games/messages/TH.json is missing'])
})

const two = { 'games.title': 'Games', 'games.other': 'Other' }

test('[I18N-01] ids in another order are named', async () => {
  const reversed = { 'games.other': 'Iba', 'games.title': 'Mga laro' }
  expect(await complaintsOf(tree(two, reversed, `text('games.title', 'games.other')`))).toEqual([
    `${where} is not in the order of EN.json from games.title on`,
  ])
})

test.each([
  ['a placeholder that one language forgets', '{n} games', 'Mga laro', 'takes "", EN takes "{n}"'],
  [
    'a case that one language forgets',
    '{n, plural, =0 {no} other {#}} games',
    '{n, plural, other {#}} laro',
    'tells the cases "" apart, EN "n=0"',
  ],
  [
    'a choice of another name',
    '{n, select, a {A} other {B}} games',
    '{n, select, c {A} other {B}} laro',
    'apart, EN "n:a n:other"',
  ],
  [
    'a plural form that the language does not know',
    '{n, plural, other {#}} games',
    '{n, plural, two {#} other {#}} laro',
    'has the plural form two, which fil does not know',
  ],
  [
    'a form of an order that the language does not know',
    '{n, selectordinal, other {#th}} go',
    '{n, selectordinal, few {#} other {#}} punta',
    'has the plural form few#ordinal',
  ],
  [
    'a count that English writes as a text',
    '{n} games',
    '{n, plural, one {# laro} other {# na laro}}',
    'makes {n} a number, EN gives a text',
  ],
  ['a text that is still English', 'Games', 'Games', 'says the same as EN'],
  ['letters that are not composed', 'Games', 'Laro\u0301', 'is not in the composed form'],
])('[I18N-02] %s is named', async (_, english, tagalog, complaint) => {
  const complaints = await complaintsOf(tree({ 'games.title': english }, { 'games.title': tagalog }))
  expect(complaints).toEqual([expect.stringContaining(complaint)])
})

test('[I18N-01] a text that is rightly the same stands on a list, which holds no others', async () => {
  const files = tree({ 'games.title': 'RTP' }, { 'games.title': 'RTP' })
  const list = (ids: string[]) => ({ 'tooling/checks/same-as-english.json': JSON.stringify({ TY: ids }) })
  expect(await complaintsOf({ ...files, ...list(['games.title']) })).toEqual([])
  expect(await complaintsOf({ ...tree({ 'games.title': 'Games' }), ...list(['games.title']) })).toEqual([
    'tooling/checks/same-as-english.json lists TY games.title, which is translated or gone',
  ])
})

test('[I18N-01] a text of places alone is in every language what it is in English', async () => {
  const texts = { 'games.title': '{title}: {amount, number, money}' }
  expect(await complaintsOf(tree(texts, texts))).toEqual([])
})

test('[I18N-02] types of values that are older than the catalogue are named', async () => {
  const english = { 'games.title': '{n, plural, one {# laro} other {# na laro}} by <b>{provider}</b> on {at, date}' }
  const types = messageTypes('packages/games', english)
  expect(types).toContain(`'games.title': { at: 'date'; b: 'tag'; n: 'number'; provider: 'text' }`)
  const files = { ...tree(english), 'packages/games/src/messages.gen.ts': types }
  expect(await complaintsOf(files)).toEqual([])
  expect(await complaintsOf({ ...files, 'packages/games/src/messages.gen.ts': 'old' })).toEqual([
    'packages/games/src/messages.gen.ts is old: run pnpm words:types',
  ])
})

test.each([
  [
    'an id of another package',
    { 'site.title': 'Games' },
    `text('site.title')`,
    'does not begin with the name of its package',
  ],
  ['an id that nothing uses', { 'games.title': 'Games' }, '', 'games.title is used nowhere'],
  ['an empty text', { 'games.title': ' ' }, `text('games.title')`, 'is empty'],
  ['a text that shouts', { 'games.title': 'Play now!' }, `text('games.title')`, 'no exclamation marks'],
  ['a sum with its sign', { 'games.title': 'From ₱{least}' }, `text('games.title')`, 'writes the currency ₱'],
  ['a text that does not parse', { 'games.title': '{n, plural, one {' }, `text('games.title')`, 'does not parse'],
])('%s is named', async (_, texts, source, complaint) => {
  const same = {
    'tooling/checks/same-as-english.json': JSON.stringify({
      TY: Object.keys(texts).filter((id) => /\p{L}{2}/u.test(texts[id as keyof typeof texts] ?? '')),
    }),
  }
  const complaints = await complaintsOf({ ...tree(texts, texts, source), ...same })
  expect(complaints.length).toBeGreaterThan(0)
  for (const each of complaints) expect(each).toContain(complaint)
})

test('an id that a template makes counts as used, one beside it does not', async () => {
  const texts = { 'games.sort.new': 'New', 'games.other': 'Other' }
  expect(await complaintsOf(tree(texts, inTagalog(texts), 'text(`games.sort.${value}`)'))).toEqual([
    'packages/games: games.other is used nowhere',
  ])
})

test('ids that the specification names keep their name', async () => {
  expect(await complaintsOf(tree({ reg_pattern_4: 'Letters', in_payeeName_error: 'Both names' }))).toEqual([])
})

test('every business code and every kind of failure needs a sentence', async () => {
  const files = {
    ...tree({ 'games.title': 'Games' }),
    'packages/api-client/src/error-codes.ts': `export const errorCodes = { 'game.gone': 'dialog' }`,
    'packages/api-client/src/errors.ts': `export type ErrorKind =\n  | 'network'\n  | 'timeout'\n\nexport {}`,
  }
  expect(await complaintsOf(files)).toEqual([
    'no catalogue has api.code.game.gone',
    'no catalogue has api.kind.network',
    'no catalogue has api.kind.timeout',
  ])
})
