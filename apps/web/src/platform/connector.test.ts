import { afterEach, expect, test, vi } from 'vitest'
import { askConnector } from './connector.ts'

vi.mock(import('@parlour/screen-kit/import'), () => ({
  importWithRetry: () => Promise.reject(new Error('a part that does not load')),
}))
afterEach(() => vi.unstubAllGlobals())

test('[S12] where the talk does not load, the window is closed and nobody goes on listening', async () => {
  const page = new EventTarget()
  const [added, removed] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')]
  const close = vi.fn<() => void>()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('window', { open: () => ({ close, location: { replace: () => undefined } }) })
  vi.stubGlobal('location', new URL('https://www.vesper.example'))
  vi.stubGlobal('document', { querySelector: () => null })
  await expect(askConnector('geetest', () => ({ task: 'verify', action: 'login' }))).rejects.toThrow('does not load')
  expect(close).toHaveBeenCalledOnce()
  expect(added.mock.calls.map(([name]) => name)).toEqual(['message'])
  expect(removed.mock.calls.map(([name, onEarly]) => [name, onEarly])).toEqual([['message', added.mock.calls[0]?.[1]]])
})
