import { expect, test, vi } from 'vitest'
import { freeText, loadValidator } from './index.ts'

const rule = { ...freeText(true), maxLength: 3, acceptedPattern: '^[0-9]+$' }

test('[VAL-06] when the engine does not load, the pattern is reported and the lengths still hold', async () => {
  vi.doMock('./pattern/compile-patterns.ts', () => {
    throw new TypeError('no network')
  })
  const report = vi.fn()
  const { check } = await loadValidator({ pin: rule, free: freeText(false) }, { report })
  expect(report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]?.[0]).toMatchObject({ pattern: '^[0-9]+$' })
  expect(check('pin', { pin: 'abc' })).toBeNull()
  expect(check('pin', { pin: '1234' })?.code).toBe('pattern')
  vi.doUnmock('./pattern/compile-patterns.ts')
})
