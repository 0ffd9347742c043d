import { startGateway } from '@parlour/servers'
import { expect, test } from 'vitest'
import { runFrameRate } from '../src/frame-rate/run-frame-rate.ts'
import { scenes } from '../src/frame-rate/scenes.ts'

test('every engine is opened, played for a second, and its frames are counted', async () => {
  const gateway = await startGateway()
  try {
    const paces = await runFrameRate({ origin: gateway.origin, scenes, seconds: 1, settle: 0, slower: 1 })
    expect(paces.map(({ engine }) => engine)).toEqual(['an empty page', ...scenes.map(({ engine }) => engine)])
    for (const { engine, pace } of paces) expect(pace.frames, engine).toBeGreaterThan(0)
  } finally {
    await gateway.stop()
  }
})
