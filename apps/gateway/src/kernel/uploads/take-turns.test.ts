import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('one work is done at a time, in the order in which they came, whatever becomes of those before', async () => {
  const inTurn = takeTurns()
  const steps: string[] = []
  const events = new EventEmitter()
  const works = [
    inTurn(async () => {
      steps.push('first')
      await once(events, 'end')
      return 'first'
    }),
    inTurn(async () => {
      steps.push('second')
      throw new Error('no picture')
    }),
    inTurn(async () => {
      steps.push('third')
      return 'third'
    }),
  ]
  await new Promise(setImmediate)
  expect(steps).toEqual(['first'])
  events.emit('end')
  expect(await Promise.allSettled(works)).toMatchObject([
    { value: 'first' },
    { reason: new Error('no picture') },
    { value: 'third' },
  ])
  expect(steps).toEqual(['first', 'second', 'third'])
})
