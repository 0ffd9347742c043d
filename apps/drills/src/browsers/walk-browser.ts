import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startGateway } from '@parlour/servers'
import type { Engine } from './engine.ts'
import { runBrowsers, type Walked } from './run-browsers.ts'
import type { Step } from './walk.ts'

/** A browser that has been found; `open` is called with errors that its pages do not catch. */
export interface Browser {
  readonly name: string
  open(onError: (fault: string) => void): Promise<Engine>
}

/** How a browser is walked. */
interface WalkOptions {
  /** Where pictures go: of every step, or of one that fails. */
  readonly folder: string
  readonly everyStep?: boolean
  readonly say: (line: string) => void
  /** Some of the steps, in their order; all of them without it. */
  readonly list?: readonly Step[] | undefined
}

/** Walks one browser through the built site, on a gateway of its own. */
export async function walkBrowser(
  { name, open }: Browser,
  { folder, everyStep = false, say, list }: WalkOptions,
): Promise<Walked> {
  const errors: string[] = []
  const gateway = await startGateway({ test: false })
  try {
    const engine = await open((fault) => errors.push(fault))
    say(`${name}: ${engine.version}`)
    try {
      return await runBrowsers({
        engine,
        gateway,
        errors,
        async keep(step, picture) {
          const file = join(folder, `browsers-${name.toLowerCase()}-${step}.png`)
          await writeFile(file, picture)
          return file
        },
        everyStep,
        say: (line) => say(`  ${line}`),
        ...(list && { list }),
      })
    } finally {
      await engine.close()
    }
  } finally {
    await gateway.stop()
  }
}
