import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { plantForTest, root, type Files } from '../fixture.ts'
import { packsOf } from '../messages/packs-of.ts'
import { exportMessages, forms } from './export-messages.ts'
import { importMessages } from './import-messages.ts'

const ways = Object.keys(forms) as (keyof typeof forms)[]
const where = 'packages/games/messages/TY.json'

const catalogue = (texts: object): string => `${JSON.stringify(texts, null, 2)}\n`

const tree = (english: object, tagalog: object): Files => ({
  'packages/games/messages/EN.json': catalogue(english),
  [where]: catalogue(tagalog),
  'packages/games/src/screen.tsx': `text('games.title')`,
})

/** Hands a tree out and back, as a translator would who changed the file with `edit`. */
async function travel(
  folder: string,
  form: keyof typeof forms,
  edit: (text: string) => string = (text) => text,
  language = 'TY',
) {
  const [file] = await exportMessages(folder, form, [language])
  const bytes = new TextEncoder().encode(edit(file?.text ?? ''))
  return importMessages(folder, [{ name: file?.name ?? '', bytes }])
}

const readTagalog = (folder: string): string => readFileSync(join(folder, where), 'utf8')

const copyMessages = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-words-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of globSync(['{packages,apps}/*/messages/*.json', 'packages/i18n/src/*.ts'], { cwd: root })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  return folder
}

test.each(ways)('[I18N-01] every pack comes back from %s as it went', async (form) => {
  const folder = copyMessages()
  const read = () =>
    globSync('**/*.json', { cwd: folder })
      .toSorted()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')])
  const before = read()
  const packs = [...(await packsOf(folder)).keys()].filter((language) => language !== 'EN')
  expect(packs.length).toBeGreaterThanOrEqual(5)
  for (const language of packs)
    expect(await travel(folder, form, undefined, language)).toEqual({ problems: [], changed: new Map() })
  expect(read()).toEqual(before)
})

test.each(ways)('[I18N-02] English is the source, and no target of %s', async (form) => {
  const folder = plantForTest(tree({ 'games.new': 'New' }, {}))
  await expect(exportMessages(folder, form, ['TY', 'EN'])).rejects.toThrow('EN is English, the source')
})

const hostile = {
  'games.title': "\"Games\", <b>{provider}</b> & ]]> &amp; ''all''",
  'games.lines': 'one\ntwo\r\nthree\tfour\r',
  'games.cdata': "'<![CDATA['{n}]]>",
  'games.equals': '=HYPERLINK("http://x.test","{n}")',
  'games.plus': '+63 917',
  'games.minus': '-1;2,3',
  'games.at': '@SUM(A1)',
  'games.quoted': "'=1",
  'games.twice': "''=1",
  'games.tab': '\t=1',
  'games.spaces': '  before and behind  ',
  'games.signs': 'a\u0000b\u001fc\ufffe\ud83c\udfb0 \u2028\u0085',
  'games.__proto__': 'own',
}

test.each(ways)('[I18N-01] texts that a format could trip over survive %s', async (form) => {
  const english = Object.fromEntries(Object.keys(hostile).map((id) => [id, hostile[id as keyof typeof hostile]]))
  const folder = plantForTest(tree(english, hostile))
  const before = readTagalog(folder)
  expect(await travel(folder, form)).toEqual({ problems: [], changed: new Map() })
  const missing = plantForTest(tree(english, {}))
  expect(await travel(missing, form)).toEqual({ problems: [], changed: new Map() })
  expect(readTagalog(folder)).toBe(before)
})

const games = {
  'games.title': '{n, plural, one {# game} other {# games}} by <b>{provider}</b>',
  'games.new': 'New',
  'games.old': 'Old',
}
const laro = { 'games.title': '{n} laro ng <b>{provider}</b>', 'games.new': 'Bago', 'games.old': 'Luma' }

test.each(ways)('[I18N-01] a changed text lands from %s, in its place', async (form) => {
  const folder = plantForTest(tree(games, laro))
  expect(await travel(folder, form, (text) => text.replace('Bago', 'Bagong-bago'))).toEqual({
    problems: [],
    changed: new Map([[where, 1]]),
  })
  expect(readTagalog(folder)).toBe(catalogue({ ...laro, 'games.new': 'Bagong-bago' }))
})

test('[I18N-01] a language that is new gets a catalogue in the order of the English one', async () => {
  const folder = plantForTest(tree(games, { 'games.old': 'Luma', 'games.title': laro['games.title'] }))
  await travel(folder, 'csv', (text) => text.replace('games:games.new,New,', 'games:games.new,New,Bago'))
  expect(readTagalog(folder)).toBe(catalogue(laro))
})

test.each([
  [
    'a place that is gone',
    (text: string) => text.replace('{n} laro', 'Mga laro'),
    'words-TY.csv: games:games.title takes "<b> {provider}", EN takes "<b> {n} {provider}"',
  ],
  [
    'a tag that is not closed',
    (text: string) => text.replace('ng <b>{provider}</b>', 'ng <b>{provider}'),
    'words-TY.csv: games:games.title does not parse',
  ],
  [
    'a text that was emptied',
    (text: string) => text.replace('Luma', ''),
    'words-TY.csv: games:games.old is empty, and the catalogue says "Luma"',
  ],
  [
    'an id that nobody knows',
    (text: string) => text.replace('games:games.old', 'games:games.older'),
    'words-TY.csv: games:games.older is no id of the repository',
  ],
  [
    'an older English',
    (text: string) => text.replace('Old,Luma', 'Aged,Matanda'),
    'was translated from "Aged", and EN now says "Old"',
  ],
  [
    'a text that says two things',
    (text: string) => `${text}games:games.new,New,Iba\r\n`,
    'words-TY.csv: games:games.new says "Iba", but "Bagong" in words-TY.csv',
  ],
  [
    'a language that is none',
    (text: string) => text.replace('target TY', 'target QQ'),
    'words-TY.csv: its language is "QQ"',
  ],
  ['a column that is gone', (text: string) => text.replace('source EN', 'source'), 'lacks a column'],
  ['a quote that is never closed', (text: string) => text.replace('Luma', '"Luma'), 'is not CSV'],
])('[I18N-02] %s is refused, and nothing is written', async (_, edit, complaint) => {
  const folder = plantForTest(tree(games, laro))
  const { problems, changed } = await travel(folder, 'csv', (text) => edit(text.replace('Bago', 'Bagong')))
  expect(problems).toEqual([expect.stringContaining(complaint)])
  expect(changed.size).toBe(0)
  expect(readTagalog(folder)).toBe(catalogue(laro))
})
