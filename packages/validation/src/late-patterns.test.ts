import { expect, test, vi } from 'vitest'
import { freeText, loadValidator } from './index.ts'
import { createFakeThreads } from './testing/fake-threads.ts'

const rules = {
  code: { ...freeText(true), acceptedPattern: '^\\w+(?<!_)$', patternId: 22, maxLength: 300 },
  name: { ...freeText(false), acceptedPattern: '^[a-z]+$', patternId: 8 },
  free: freeText(false),
}

const setup = async () => {
  const fake = createFakeThreads()
  const report = vi.fn()
  const onSettle = vi.fn()
  return {
    ...fake,
    report,
    onSettle,
    validator: await loadValidator(rules, { report, threads: async () => fake.threads }, onSettle),
  }
}

test('[VAL-06] a pattern with look-around is checked by a thread that is there before the first text', async () => {
  const { validator, opened, onSettle } = await setup()
  expect(opened).toHaveLength(1)
  opened[0]!.onMessage(null)
  const settled = validator.settle({ code: ' a_ ', name: 'x' })
  expect(opened[0]!.asked).toEqual([{ pattern: '^\\w+(?<!_)$', text: 'a_' }])
  opened[0]!.onMessage(false)
  await settled
  expect(onSettle).toHaveBeenCalledOnce()
  expect(validator.check('code', { code: 'a_' })).toEqual({
    field: 'code',
    code: 'pattern',
    patternId: 22,
    min: 1,
    max: 300,
  })
  expect(validator.fits('code', 'a_')).toBe(false)
  expect(validator.fits('name', 'A')).toBe(false)
  expect(validator.fits('unknown', 'A')).toBe(true)
})

test('[VAL-06] submitting waits 50 ms for verdicts and no longer; what is not known then counts as right', async () => {
  const { validator, pass } = await setup()
  const settled = validator.settle({ code: 'a_' })
  pass(50)
  await settled
  expect(validator.check('code', { code: 'a_' })).toBeNull()
})

test('[VAL-06] when all verdicts are there nothing is waited for, and no clock runs on', async () => {
  const { validator, opened, waiting } = await setup()
  opened[0]!.onMessage(null)
  let isDone = false
  const settled = validator.settle({ code: 'a' }).finally(() => {
    isDone = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isDone).toBe(false)
  opened[0]!.onMessage(true)
  await settled
  expect(waiting()).toBe(0)
})

test('[VAL-06] a text of more than 255 characters is left to the server', async () => {
  const { validator, opened } = await setup()
  opened[0]!.onMessage(null)
  await validator.settle({ code: '_'.repeat(256) })
  expect(validator.check('code', { code: '_'.repeat(256) })).toBeNull()
  expect(opened[0]!.asked).toEqual([])
  const { check } = await loadValidator({ name: { ...rules.name, maxLength: 300 } })
  expect(check('name', { name: '-'.repeat(256) })).toBeNull()
  expect(check('name', { name: '-'.repeat(255) })?.code).toBe('pattern')
})

test('[VAL-06] a validator at rest keeps no thread', async () => {
  const { validator, opened } = await setup()
  validator.rest()
  expect(opened[0]!.stopped).toBe(true)
})

test('[VAL-06] without threads a pattern with look-around is reported and left to the server', async () => {
  const report = vi.fn()
  const { check, settle, rest } = await loadValidator({ code: rules.code }, { report })
  expect(report).toHaveBeenCalledExactlyOnceWith({ pattern: '^\\w+(?<!_)$', reason: 'needs a thread: look-around' })
  await settle({ code: 'a_' })
  rest()
  expect(check('code', { code: 'a_' })).toBeNull()
})

test('[VAL-06] where threads do not load, the pattern is reported and left to the server', async () => {
  const report = vi.fn()
  const { check, rest } = await loadValidator(
    { code: rules.code },
    { report, threads: () => Promise.reject(new Error('offline')) },
  )
  expect(report).toHaveBeenCalledExactlyOnceWith({ pattern: '^\\w+(?<!_)$', reason: 'needs a thread: look-around' })
  expect(check('code', { code: 'a_' })).toBeNull()
  rest()
})

test('[VAL-06] threads are loaded for the patterns that need them, once, and for no others', async () => {
  const fake = createFakeThreads()
  const threads = vi.fn(async () => fake.threads)
  await loadValidator({ name: rules.name }, { threads })
  expect(threads).not.toHaveBeenCalled()
  await loadValidator(
    { code: rules.code, other: { ...rules.code, acceptedPattern: '(a)\\1' }, name: rules.name },
    { threads },
  )
  expect(threads).toHaveBeenCalledOnce()
  expect(fake.opened).toHaveLength(1)
})

test.for(['*', '.*', ' * ', ''])(
  '[VAL-06] the pattern "%s" is any text: nothing is compiled and nothing reported',
  async (acceptedPattern) => {
    const report = vi.fn()
    const { check, fits, settle, rest } = await loadValidator(
      { code: { ...freeText(true), acceptedPattern } },
      { report },
    )
    expect(check('code', { code: '!"§' })).toBeNull()
    expect(fits('code', '!')).toBe(true)
    await settle({ code: '!' })
    rest()
    expect(report).not.toHaveBeenCalled()
  },
)

test('[VAL-06] the pattern of a field that is not enabled is not looked at', async () => {
  const report = vi.fn()
  await loadValidator({ code: { ...rules.code, enabled: false, acceptedPattern: '[' } }, { report })
  expect(report).not.toHaveBeenCalled()
})
