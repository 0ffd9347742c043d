import { expect, test } from 'vitest'
import { runPerf } from '../src/perf/run-perf.ts'

test('one part of the measurement comes to figures of the product and of each floor', async () => {
  const { measured, failures } = await runPerf({
    only: ['route'],
    rounds: 1,
    profiles: ['desktop'],
    say: () => undefined,
  })
  expect(failures).toEqual([])
  expect(Object.keys(measured['desktop'] ?? {}).toSorted()).toEqual(['product', 'react', 'stack', 'static'])
  expect(measured['desktop']?.['product']?.['route.shown']).toHaveLength(1)
})
