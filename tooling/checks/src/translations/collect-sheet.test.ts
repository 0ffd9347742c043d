import { expect, test } from 'vitest'
import { plantForTest } from '../fixture.ts'
import type { Catalogue } from '../messages/read-catalogues.ts'
import { collectSheet } from './collect-sheet.ts'
import { findFiles } from './find-files.ts'

const catalogues: readonly Catalogue[] = [
  {
    folder: 'packages/games',
    languages: {
      EN: { 'games.title': '{n, plural, =0 {none} one {# game} other {# games}} by <b>{provider}</b>' },
      TY: { 'games.title': 'Mga laro' },
    },
  },
  { folder: 'apps/some-sample', languages: { EN: { title: 'Ours' }, TY: { title: 'Atin' } } },
]

test('[I18N-01] a translator reads what to keep, the forms of the language, the Tagalog, and where it is used', () => {
  const { sections } = collectSheet({ catalogues, filesOf: () => ['a.tsx', 'b.tsx', 'c.tsx', 'd.tsx'] }, 'RU', 'ru')
  expect(sections.map(({ name }) => name)).toEqual(['games'])
  expect(sections[0]?.units[0]).toMatchObject({ id: 'games:games.title', target: null })
  expect(sections[0]?.units[0]?.notes).toEqual([
    { kind: 'package', text: 'packages/games' },
    { kind: 'places', text: 'Keep as they are: {n} <b>…</b> {provider}' },
    { kind: 'forms', text: 'Keep these cases: n=0' },
    { kind: 'forms', text: 'Plural forms of this language: one, few, many, other' },
    { kind: 'tagalog', text: 'Mga laro' },
    { kind: 'used in', text: 'a.tsx, b.tsx, c.tsx' },
  ])
})

test('[I18N-01] words of a sample brand are not there, also in a language that it speaks', () => {
  expect(collectSheet({ catalogues, filesOf: () => [] }, 'TY', 'fil').sections.map(({ name }) => name)).toEqual([
    'games',
  ])
})

test('[I18N-01] files are found by the name of an id and by the template that makes it', () => {
  const filesOf = findFiles(
    plantForTest({
      'packages/games/src/title.ts': `text('games.title')`,
      'packages/games/src/sort.ts': 'text(`games.sort.${value}`)',
      'packages/games/src/title.test.ts': `text('games.title')`,
    }),
  )
  expect(filesOf('games.title')).toEqual(['packages/games/src/title.ts'])
  expect(filesOf('games.sort.new')).toEqual(['packages/games/src/sort.ts'])
  expect(filesOf('games.other')).toEqual([])
})
