import { startGateway } from '@parlour/servers'
import { keepCalling } from './keep-calling.ts'

/** How a gateway left, and how its clients fared. */
export interface Left {
  readonly answers: number
  /** How many clients got `Connection: close`. */
  readonly told: number
  readonly clients: number
  /** What went wrong for clients. */
  readonly faults: readonly string[]
  /** Its exit code; null where a signal ended it. */
  readonly code: number | null
  /** How long leaving took, in milliseconds. */
  readonly took: number
  /** The lines that say why it ended. */
  readonly reasons: readonly string[]
}

/** Ends a gateway by a signal under so many keep-alive connections that go on calling. */
export async function leaveBy(signal: NodeJS.Signals, connections: number): Promise<Left> {
  const gateway = await startGateway()
  const firsts: Promise<void>[] = []
  const clients = Array.from({ length: connections }, () => {
    let first = (): void => undefined
    firsts.push(
      new Promise((resolve) => {
        first = resolve
      }),
    )
    return keepCalling(`${gateway.origin}/wps/system/status`, first)
  })
  await Promise.race([Promise.all(firsts), Promise.all(clients)])
  const began = performance.now()
  const code = await gateway.leave(signal)
  const took = Math.round(performance.now() - began)
  const fared = await Promise.all(clients)
  // The log and this line come by two pipes: the order between them is not theirs.
  const reasons = gateway
    .told()
    .split('\n')
    .filter((line) => line.startsWith('gateway: ended'))
  return {
    answers: fared.reduce((all, one) => all + one.answers, 0),
    told: fared.filter((one) => one.told).length,
    clients: fared.length,
    faults: fared.flatMap(({ fault }) => fault ?? []),
    code,
    took,
    reasons,
  }
}
