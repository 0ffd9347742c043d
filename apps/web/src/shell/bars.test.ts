import { expect, test, vi } from 'vitest'

/** The bars of a path, for a brand whose flags show them or not. */
const barsFor = async (path: string, flags: { seamless: boolean; vnlottery: boolean }) => {
  vi.resetModules()
  vi.doMock('../brand.ts', () => ({ brand: { bars: flags } }))
  const { barsOf } = await import('./bars.ts')
  return Object.entries(barsOf(path)).flatMap(([bar, shown]) => (shown ? [bar] : []))
}

const hidden = { seamless: false, vnlottery: false }
const shown = { seamless: true, vnlottery: true }

test('[HDR-08] without a flag the seamless game and the lottery of Vietnam have no bars at all', async () => {
  expect(await barsFor('/seamless', hidden)).toEqual([])
  expect(await barsFor('/vnlottery', hidden)).toEqual([])
})

test('[HDR-08][SYS-07] each has its own flag, which brings header and side menu', async () => {
  expect(await barsFor('/seamless', { ...hidden, seamless: true })).toEqual(['header', 'menu', 'footer', 'bottom'])
  expect(await barsFor('/vnlottery', { ...hidden, seamless: true })).toEqual([])
  expect(await barsFor('/vnlottery', { ...hidden, vnlottery: true })).toEqual(['header', 'menu', 'bottom'])
  expect(await barsFor('/seamless', { ...hidden, vnlottery: true })).toEqual([])
})

test.each([
  ['[SYS-03] home', '/', ['header', 'menu', 'footer', 'bottom']],
  ['[SYS-04] the registration', '/register', ['header', 'footer']],
  ['[SYS-05] the points shop', '/pointMall', ['header', 'footer', 'bottom']],
  ['[SYS-06] the lottery', '/lottery', ['header']],
  ['[SYS-11] the help centre', '/helpmc', []],
])('%s has its bars, whatever the flags say', async (_, path, bars) => {
  expect(await barsFor(path, hidden)).toEqual(bars)
  expect(await barsFor(path, shown)).toEqual(bars)
})
