// Plays the pages of the in-house games on a slowed-down phone and
// counts their frames: pnpm frame-rate --slower 4 --only slot.
import { parseArgs } from 'node:util'
import { startGateway } from '@parlour/servers'
import { runFrameRate } from './run-frame-rate.ts'
import { scenes } from './scenes.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    settle: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const gateway = await startGateway()
const paces = await runFrameRate({
  origin: gateway.origin,
  scenes: scenes.filter(({ engine }) => engine.includes(values.only)),
  seconds: Number(values.seconds),
  settle: Number(values.settle),
  slower: Number(values.slower),
})
await gateway.stop()
const cells = (...texts: string[]): string =>
  texts.map((text, at) => (at === 0 ? text.padEnd(15) : text.padStart(9))).join('')
print(cells(`${values.slower} x slower`, 'frames', 'median', 'p95', 'longest', 'late', 'work'))
for (const { engine, pace } of paces) {
  const times = [pace.median, pace.p95, pace.longest].map((time) => `${time.toFixed(1)} ms`)
  print(cells(engine, String(pace.frames), ...times, `${(100 * pace.late).toFixed(1)} %`, `${pace.work.toFixed(1)} ms`))
}
