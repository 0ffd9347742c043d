import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'

const parts = vi.hoisted(() => {
  const waiting: (() => void)[] = []
  const part = (words: Record<string, string>) => () =>
    new Promise<{ default: never }>((resolve) => waiting.push(() => resolve({ default: words as never })))
  return { waiting, centre: { EN: part({ 'member.page.bets': 'Bets' }), VI: part({ 'member.page.bets': 'Cược' }) } }
})
vi.mock('virtual:messages/first', () => ({ first: {} }))
vi.mock('virtual:messages/rest', () => ({ rest: {} }))
vi.mock('virtual:messages/pseudo', () => ({ pseudo: [] }))
vi.mock('virtual:messages/centre', () => ({ centre: parts.centre }))

const { ensureCentreMessages } = await import('./centre-messages.ts')
const { wordsAtom } = await import('./language.ts')

test('[I18N-03] a language that changes while a centre opens leaves the centre with its words', async () => {
  const store = createStore()
  store.set(wordsAtom, { language: 'EN', messages: {}, complete: true })
  const there = ensureCentreMessages(store)
  await expect.poll(() => parts.waiting).toHaveLength(1)
  store.set(wordsAtom, { language: 'VI', messages: {}, complete: true, centre: false })
  parts.waiting[0]?.()
  await expect.poll(() => parts.waiting).toHaveLength(2)
  parts.waiting[1]?.()
  await there
  expect(store.get(wordsAtom)).toMatchObject({ language: 'VI', centre: true, messages: { 'member.page.bets': 'Cược' } })
})
