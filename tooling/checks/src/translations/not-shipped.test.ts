import { expect, test } from 'vitest'
import { plantForTest } from '../fixture.ts'
import { notShipped } from './not-shipped.ts'

const english = JSON.stringify({ 'games.new': 'New', 'games.old': 'Old', 'games.all': 'All' })

const plantJapanese = (texts: object): string =>
  plantForTest({
    'packages/games/messages/EN.json': english,
    'packages/games/messages/TY.json': '{}',
    'packages/games/messages/JA.json': JSON.stringify(texts),
    'packages/site/messages/EN.json': JSON.stringify({ 'site.help': 'Help' }),
    'apps/some-sample/messages/EN.json': JSON.stringify({ title: 'Ours' }),
    'apps/some-sample/messages/KO.json': JSON.stringify({ title: '우리' }),
  })

const next = `it to packages/i18n/src/packs.ts and the export maps: see docs/architecture.md, 'a language'`

test('[I18N-01] a language that is no pack is named with what is missing in all packages, and what comes next', async () => {
  expect(await notShipped(plantJapanese({ 'games.new': '新しい' }))).toEqual([
    `JA is not shipped yet: 3 of 4 texts are still missing. Finish the texts, then add ${next}`,
  ])
})

test('[I18N-01] one that is whole is to be added', async () => {
  const folder = plantForTest({
    'packages/games/messages/EN.json': english,
    'packages/games/messages/JA.json': english,
  })
  expect(await notShipped(folder)).toEqual([`JA is not shipped yet: no text is missing. Add ${next}`])
})

test('[I18N-01] a repository of packs alone has nothing to say', async () => {
  expect(
    await notShipped(
      plantForTest({ 'packages/games/messages/EN.json': english, 'packages/games/messages/TY.json': '{}' }),
    ),
  ).toEqual([])
})
