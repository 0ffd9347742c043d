import { expect, test } from 'vitest'
import { periodFormat } from '../index.ts'

const at = (text: string) => Date.parse(text)
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ')

test("[AGT-05] whole days of the platform are written as days, whatever the reader's zone", () => {
  const write = periodFormat('en', 'Asia/Manila')
  expect(plain(write(at('2026-11-20T00:00+08:00'), at('2026-11-21T00:00+08:00')))).toBe('Nov 20, 2026')
  expect(plain(write(at('2026-11-01T00:00+08:00'), at('2026-11-16T00:00+08:00')))).toBe('Nov 1 – 15, 2026')
  expect(plain(write(at('2026-10-01T00:00+08:00'), at('2026-11-01T00:00+08:00')))).toBe('Oct 1 – 31, 2026')
})

test('[AGT-05] shorter periods, and those that end amid a day, are written with their times', () => {
  const write = periodFormat('en', 'Asia/Manila')
  const start = at('2026-11-21T07:05Z')
  expect(plain(write(start, start + 5 * 60_000))).toBe('Nov 21, 2026, 7:05 – 7:10 AM')
  expect(plain(write(at('2026-11-01T00:00+08:00'), at('2026-11-03T04:00Z')))).toMatch(
    /^Oct 31, 2026, .* – Nov 3, 2026, /,
  )
})

test('[AGT-05] Thai counts its years as every Thai does', () => {
  const write = periodFormat('th', 'Asia/Manila')
  expect(write(at('2026-11-20T00:00+08:00'), at('2026-11-21T00:00+08:00'))).toContain('2569')
})
