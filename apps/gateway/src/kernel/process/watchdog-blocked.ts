// A process that ends in an endless loop, for the test of the watchdog.
import { tmpdir } from 'node:os'
import { endInOrder } from './end-process.ts'
import { startWatchdog } from './watchdog.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
endInOrder({ process, exit: (code) => process.exit(code), say, monotonic: () => performance.now() })
const [least = '0'] = process.argv.slice(2)
await startWatchdog({ folder: tmpdir(), least: Number(least), every: 50, looks: { full: 5, most: 20 } })
await new Promise<void>((resolve) => process.stdout.write('watched\n', () => resolve()))
for (;;);
