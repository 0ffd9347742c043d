import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'

const parts = vi.hoisted(() => {
  const waiting: { name: string; answer: () => void }[] = []
  const part = (name: string, words: Record<string, string>) => () =>
    new Promise<{ default: never }>((resolve) =>
      waiting.push({ name, answer: () => resolve({ default: words as never }) }),
    )
  return {
    waiting,
    member: {
      EN: part('member EN', { 'member.records.bets': 'Bets' }),
      VI: part('member VI', { 'member.records.bets': 'Cược' }),
    },
    agent: { EN: part('agent EN', { 'agent.page.team': 'Team' }) },
  }
})
vi.mock('virtual:messages/first', () => ({ first: {} }))
vi.mock('virtual:messages/rest', () => ({ rest: {} }))
vi.mock('virtual:messages/pseudo', () => ({ pseudo: [] }))
vi.mock('virtual:messages/member', () => ({ member: parts.member }))
vi.mock('virtual:messages/agent', () => ({ agent: parts.agent }))

const { ensureCentreMessages } = await import('./centre-messages.ts')
const { wordsAtom } = await import('./language.ts')

beforeEach(() => void parts.waiting.splice(0))

test('[I18N-03] a language that changes while a centre opens leaves the centre with its words', async () => {
  const store = createStore()
  store.set(wordsAtom, { language: 'EN', messages: {}, complete: true })
  const there = ensureCentreMessages(store, 'member')
  await expect.poll(() => parts.waiting).toHaveLength(1)
  store.set(wordsAtom, { language: 'VI', messages: {}, complete: true })
  parts.waiting[0]?.answer()
  await expect.poll(() => parts.waiting).toHaveLength(2)
  parts.waiting[1]?.answer()
  await there
  expect(store.get(wordsAtom)).toMatchObject({
    language: 'VI',
    centres: ['member'],
    messages: { 'member.records.bets': 'Cược' },
  })
})

test('[I18N-03] each centre asks for its own words alone, once, and keeps those of the other', async () => {
  const store = createStore()
  store.set(wordsAtom, { language: 'EN', messages: {}, complete: true })
  const both = [ensureCentreMessages(store, 'agent'), ensureCentreMessages(store, 'member')]
  await expect.poll(() => parts.waiting.map(({ name }) => name)).toEqual(['agent EN', 'member EN'])
  for (const { answer } of parts.waiting) answer()
  await Promise.all(both)
  await ensureCentreMessages(store, 'agent')
  expect(parts.waiting).toHaveLength(2)
  expect(store.get(wordsAtom)).toMatchObject({
    centres: ['agent', 'member'],
    messages: { 'member.records.bets': 'Bets', 'agent.page.team': 'Team' },
  })
})
