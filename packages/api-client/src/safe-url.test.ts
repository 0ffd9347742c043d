import { expect, test } from 'vitest'
import { safePath, safeUrl } from './safe-url.ts'

const origin = 'https://www.vesper.example'
const policy = { origin, origins: ['https://play.vesper.example'] }

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['java\nscript:alert(1)'],
  [' javascript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['//evil.example/x'],
  ['\\\\evil.example'],
  ['/\\evil.example'],
  ['https://evil.example'],
  ['https://user@www.vesper.example/'],
  ['https://www.vesper.example@evil.example/'],
  ['https://play.vesper.example.evil.example/'],
  ['http://www.vesper.example/'],
  ['blob:https://www.vesper.example/1'],
  ['https://play.vesper.example:8443/'],
  ['file:///etc/passwd'],
  [''],
])('[BAN-04] an address that leaves the list is refused: %j', (value) => {
  expect(safeUrl(value, policy)).toBeNull()
})

test('[LAU-05] own and listed origins pass, as the parsed address', () => {
  expect(safeUrl('/rng?q=1', policy)).toBe('https://www.vesper.example/rng?q=1')
  expect(safeUrl('https://PLAY.vesper.example/slot/../slot/1#s=2', policy)).toBe(
    'https://play.vesper.example/slot/1#s=2',
  )
})

test('[LAU-05] an address of 8,000 characters passes, a longer one does not', () => {
  const address = `${policy.origins[0]}/pay?data=`.padEnd(8_000, 'x')
  expect(safeUrl(address, policy)).toBe(address)
  expect(safeUrl(`${address}x`, policy)).toBeNull()
})

test('[BAN-04] a link that leaves the site may go to any https host, and to nothing else', () => {
  expect(safeUrl('https://t.example/x', { origin, anyHttps: true })).toBe('https://t.example/x')
  expect(safeUrl('http://t.example/x', { origin, anyHttps: true })).toBeNull()
})

test('[SYS-14] a way back is a path of this site and nothing else', () => {
  expect(safePath('/rng?q=owl#top', origin)).toBe('/rng?q=owl#top')
  expect(safePath('//evil.example', origin)).toBeNull()
  expect(safePath('https://evil.example/', origin)).toBeNull()
})

test.each(['/.//evil.example', '/..//evil.example', '/%2e//evil.example', '/a/..//evil.example'])(
  '[SYS-14] a path that becomes the address of another host is none: %s',
  (value) => {
    expect(safePath(value, origin)).toBeNull()
  },
)
