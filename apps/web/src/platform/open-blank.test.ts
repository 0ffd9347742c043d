import { afterEach, expect, test, vi } from 'vitest'
import { openBlank } from './open-blank.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose `window.open` answers as in `answer`; what it was asked for. */
const stand = (answer: (page: object) => object | null) => {
  const open = vi.fn((_url: string) => answer(page))
  const page = { open }
  vi.stubGlobal('window', page)
  return open
}

test('[D16] a window that the browser gives is the one that is used', () => {
  const opened = {}
  stand(() => opened)
  expect(openBlank()).toBe(opened)
})

test('[D16] a blocked window is none, and neither is the page itself, which gets no address', () => {
  for (const answer of [() => null, (page: object) => page]) {
    const open = stand(answer)
    expect(openBlank('popup')).toBeNull()
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank', 'popup')
  }
})
