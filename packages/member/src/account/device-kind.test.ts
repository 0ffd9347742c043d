import { expect, test } from 'vitest'
import { deviceKind } from '../index.ts'

test.each([
  ['iPhone', 'phone'],
  ['Android', 'phone'],
  ['iPad', 'tablet'],
  ['Windows', 'computer'],
  ['ChromeOS', 'computer'],
  ['macOS', 'computer'],
  ['Linux', 'computer'],
  ['toString', null],
  ['BeOS', null],
  [null, null],
])('[MEM-02] a device with %s is a %s', (system, kind) => {
  expect(deviceKind(system)).toBe(kind)
})
