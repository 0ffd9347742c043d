import { expect, test } from 'vitest'
import { createFakeThreads } from '../testing/fake-threads.ts'
import { createPatternAsker, type PatternVerdict } from './pattern-asker.ts'

const question = (text: string) => ({ pattern: 'p', text })

const setup = () => {
  const fake = createFakeThreads()
  const asker = createPatternAsker(fake.threads)
  const verdicts: [string, PatternVerdict][] = []
  const ask = (text: string) => void asker.ask(question(text)).then((verdict) => verdicts.push([text, verdict]))
  const settled = async () => {
    await Promise.resolve()
    await Promise.resolve()
    return verdicts
  }
  return { ...fake, asker, ask, settled }
}

test('[VAL-06] a thread is started once, and asked one question at a time when it listens', async () => {
  const { opened, asker, ask, settled } = setup()
  expect(opened).toHaveLength(0)
  asker.warm()
  ask('a')
  ask('b')
  expect(opened).toHaveLength(1)
  expect(opened[0]!.asked).toEqual([])
  opened[0]!.onMessage(null)
  expect(opened[0]!.asked).toEqual([question('a')])
  opened[0]!.onMessage(true)
  expect(opened[0]!.asked).toEqual([question('a'), question('b')])
  opened[0]!.onMessage(false)
  expect(await settled()).toEqual([
    ['a', true],
    ['b', false],
  ])
  expect(opened[0]!.stopped).toBe(false)
})

test('[VAL-06] a question without an answer after 50 ms is late; its thread is stopped and the next gets another', async () => {
  const { opened, ask, pass, settled } = setup()
  ask('a')
  ask('b')
  opened[0]!.onMessage(null)
  pass(49)
  expect(opened[0]!.stopped).toBe(false)
  pass(1)
  expect(opened[0]!.stopped).toBe(true)
  expect(opened).toHaveLength(2)
  opened[0]!.onMessage(true)
  opened[0]!.fail()
  opened[1]!.onMessage(null)
  expect(opened[1]!.asked).toEqual([question('b')])
  opened[1]!.onMessage(true)
  expect(await settled()).toEqual([
    ['a', 'late'],
    ['b', true],
  ])
})

test('[VAL-06] the deadline begins anew with each question, and none runs while nothing is asked', () => {
  const { opened, ask, pass, waiting } = setup()
  ask('a')
  expect(waiting()).toBe(1)
  opened[0]!.onMessage(null)
  pass(40)
  opened[0]!.onMessage(true)
  expect(waiting()).toBe(0)
  ask('b')
  pass(40)
  expect(opened[0]!.stopped).toBe(false)
  pass(10)
  expect(opened[0]!.stopped).toBe(true)
  // Nothing waits: no other thread is started for nothing.
  expect(opened).toHaveLength(1)
  ask('c')
  expect(opened).toHaveLength(2)
})

test('[VAL-06] a thread that fails, or does not begin within 10 s, takes its questions down, and the next ask starts another', async () => {
  const { opened, ask, pass, settled } = setup()
  ask('a')
  opened[0]!.onMessage(null)
  ask('b')
  opened[0]!.fail()
  expect(await settled()).toEqual([
    ['a', 'down'],
    ['b', 'down'],
  ])
  ask('c')
  expect(opened).toHaveLength(2)
  pass(9_999)
  expect(opened[1]!.stopped).toBe(false)
  pass(1)
  expect(opened[1]!.stopped).toBe(true)
  expect((await settled()).at(-1)).toEqual(['c', 'down'])
})

test('[VAL-06] at rest no thread is kept; what was asked is not answered any more', async () => {
  const { opened, asker, ask, settled, waiting } = setup()
  asker.rest()
  asker.warm()
  opened[0]!.onMessage(null)
  asker.rest()
  expect(opened[0]!.stopped).toBe(true)
  ask('a')
  opened[1]!.onMessage(null)
  asker.rest()
  expect(opened[1]!.stopped).toBe(true)
  ask('b')
  asker.rest()
  expect(await settled()).toEqual([
    ['a', 'down'],
    ['b', 'down'],
  ])
  expect(waiting()).toBe(0)
})
