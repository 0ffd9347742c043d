import { expect, test, vi } from 'vitest'
import { createMemoryStore } from '../testing/create-test-session.ts'
import { claimTab } from './claim-tab.ts'
import { tabIdName } from './session-store.ts'

const openTab = (kept?: string) => {
  const store = createMemoryStore()
  if (kept) store.set(tabIdName, kept)
  const posted: unknown[] = []
  const ears: ((message: unknown) => void)[] = []
  const onTwin = vi.fn()
  let ids = 0
  const channel = {
    silent: false,
    last: () => undefined,
    post: (message: unknown) => void posted.push(message),
    listen: (ear: (message: unknown) => void) => void ears.push(ear),
  }
  const stop = claimTab({ store, channel, newId: () => `id-${(ids += 1)}`, onTwin })
  return {
    store,
    posted,
    onTwin,
    stop,
    onMessage: (message: unknown) => ears.forEach((ear) => ear(message)),
    tab: () => store.get(tabIdName),
  }
}

test('[S6] a tab says its id aloud, the kept one or a fresh one', () => {
  const fresh = openTab()
  expect(fresh.tab()).toBe('id-2')
  expect(fresh.posted).toEqual([{ type: 'tab', tab: 'id-2', page: 'id-1' }])
  expect(openTab('kept').posted).toEqual([{ type: 'tab', tab: 'kept', page: 'id-1' }])
})

test('[S6] it answers another page that bears its id, and nobody else', () => {
  const { onMessage, posted, tab, onTwin } = openTab('kept')
  onMessage({ type: 'tab', tab: 'kept', page: 'other' })
  expect(posted.slice(1)).toEqual([{ type: 'twin', tab: 'kept', page: 'other' }])
  onMessage({ type: 'tab', tab: 'kept', page: 'id-1' })
  onMessage({ type: 'tab', tab: 'foreign', page: 'other' })
  onMessage({ type: 'twin', tab: 'kept', page: 'other' })
  onMessage({ type: 'twin', tab: 'foreign', page: 'id-1' })
  onMessage({ type: 'active', tab: 'kept', page: 'other' })
  onMessage('noise')
  expect(posted).toHaveLength(2)
  expect([tab(), onTwin.mock.calls.length]).toEqual(['kept', 0])
})

test('[S6] a copy that is answered takes a fresh id, keeps it, and has its session confirmed', () => {
  const { onMessage, posted, tab, onTwin } = openTab('kept')
  onMessage({ type: 'twin', tab: 'kept', page: 'id-1' })
  expect(tab()).toBe('id-2')
  expect(onTwin).toHaveBeenCalledOnce()
  expect(posted).toHaveLength(1)
  onMessage({ type: 'twin', tab: 'kept', page: 'id-1' })
  expect(onTwin).toHaveBeenCalledOnce()
})

test('[S6] after its stop a tab neither answers nor changes', () => {
  const { onMessage, posted, tab, stop, onTwin } = openTab('kept')
  stop()
  onMessage({ type: 'tab', tab: 'kept', page: 'other' })
  onMessage({ type: 'twin', tab: 'kept', page: 'id-1' })
  expect(posted).toHaveLength(1)
  expect([tab(), onTwin.mock.calls.length]).toEqual(['kept', 0])
})
