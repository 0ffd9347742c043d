import { expect, test } from 'vitest'
import { plantForTest, type Files } from '../fixture.ts'
import { checkCatalogues } from './check-catalogues.ts'

const complaintsOf = async (files: Files) => (await checkCatalogues(plantForTest(files))).complaints

/** A package of one message, in both languages, used by its source. */
const tree = (english: object, tagalog: object = english, source = `text('games.title')`): Files => ({
  'packages/games/messages/EN.json': JSON.stringify(english),
  'packages/games/messages/TY.json': JSON.stringify(tagalog),
  'packages/games/src/react/screen.tsx': source,
})

test('[I18N-01] the same ids and placeholders in every language pass', async () => {
  const english = { 'games.title': '{n, plural, one {# game} other {# games}} by <b>{studio}</b>' }
  const tagalog = { 'games.title': '<b>{studio}</b>: {n} laro' }
  expect(await complaintsOf(tree(english, tagalog))).toEqual([])
})

test('[I18N-01] a text that one language lacks is named', async () => {
  expect(await complaintsOf(tree({ 'games.title': 'Games' }, {}))).toEqual(['packages/games/messages/TY.json lacks games.title'])
})

test('[I18N-01] a language that a package lacks is named', async () => {
  const { 'packages/games/messages/TY.json': _, ...files } = tree({ 'games.title': 'Games' })
  expect(await complaintsOf(files)).toEqual(['packages/games/messages/TY.json is missing'])
})

test('[I18N-02] a placeholder that one language forgets is named', async () => {
  expect(await complaintsOf(tree({ 'games.title': '{n} games' }, { 'games.title': 'Mga laro' }))).toEqual([
    'packages/games/messages/TY.json: games.title takes "", EN takes "{n}"',
  ])
})

test.each([
  ['an id of another package', { 'site.title': 'Games' }, `text('site.title')`, 'does not begin with the name of its package'],
  ['an id that nothing uses', { 'games.title': 'Games' }, '', 'games.title is used nowhere'],
  ['an empty text', { 'games.title': ' ' }, `text('games.title')`, 'is empty'],
  ['a text that shouts', { 'games.title': 'Play now!' }, `text('games.title')`, 'no exclamation marks'],
  ['a text that does not parse', { 'games.title': '{n, plural, one {' }, `text('games.title')`, 'does not parse'],
])('%s is named', async (_, texts, source, complaint) => {
  const complaints = await complaintsOf(tree(texts, texts, source))
  expect(complaints.length).toBeGreaterThan(0)
  for (const each of complaints) expect(each).toContain(complaint)
})

test('an id that a template makes counts as used, one beside it does not', async () => {
  const texts = { 'games.sort.new': 'New', 'games.other': 'Other' }
  expect(await complaintsOf(tree(texts, texts, 'text(`games.sort.${value}`)'))).toEqual([
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
