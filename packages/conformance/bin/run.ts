import { writeFile } from 'node:fs/promises'
import { portsOf } from '@parlour/api-client'
import { checkPlatform, ConformanceError, platformText, reportText, type Report } from '../src/index.ts'
import { createPace } from './create-pace.ts'
import { readSettings, usage, UsageError, type Settings } from './settings.ts'

/** Where a run writes. */
export interface Streams {
  out(text: string): void
  err(text: string): void
}

const codeOf = ({ counts, beyond }: Report, strict: boolean): number =>
  counts.otherwise + beyond.otherwise > 0 || (strict && counts.misses > 0) ? 1 : 0

async function check({ credentials, cipher, out, json, strict, pace, ...settings }: Settings, streams: Streams) {
  const ports = portsOf(globalThis)
  const report = await checkPlatform({
    ...ports,
    ...settings,
    ...createPace(ports.fetch, pace),
    ...(credentials && { credentials }),
    ...(cipher && { cipher }),
  })
  streams.out(json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report))
  if (out !== null) {
    await writeFile(out, platformText(report, out.endsWith('.ts') ? 'ts' : 'json'))
    streams.err(`wrote ${out}\n`)
  }
  return codeOf(report, strict)
}

/** Whether the operating system refused something, such as the file to write. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** Runs the command. @returns the exit code */
export async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  streams: Streams,
): Promise<number> {
  try {
    const settings = readSettings(args, environment)
    if (settings) return await check(settings, streams)
    streams.out(usage)
    return 0
  } catch (error) {
    const isKnown = error instanceof UsageError || error instanceof ConformanceError || isOfSystem(error)
    streams.err(`conformance: ${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof UsageError) streams.err(`\n${usage}`)
    else if (!isKnown && error instanceof Error) streams.err(`${error.stack ?? ''}\n`)
    return 2
  }
}
