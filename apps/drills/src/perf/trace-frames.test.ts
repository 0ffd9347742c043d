import { expect, test } from 'vitest'
import { mainThreadFrames } from './trace-frames.ts'

test('only frames of the main thread of a page count', () => {
  const traceEvents = [
    { name: 'thread_name', pid: 1, tid: 2, args: { name: 'CrRendererMain' } },
    { name: 'thread_name', pid: 1, tid: 3, args: { name: 'Compositor' } },
    { name: 'BeginMainThreadFrame', pid: 1, tid: 2 },
    { name: 'BeginMainThreadFrame', pid: 1, tid: 2 },
    { name: 'BeginMainThreadFrame', pid: 1, tid: 3 },
    { name: 'Paint', pid: 1, tid: 2 },
  ]
  expect(mainThreadFrames(JSON.stringify({ traceEvents }))).toBe(2)
})
