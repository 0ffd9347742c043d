import {
  getRegistrationRules,
  getStatus,
  getWhitelabel,
  listAnnouncements,
  listHotGames,
  type Endpoint,
} from '@parlour/api-client/endpoints'
import type { HeaderNames } from '@parlour/api-client'
import { candidatesOf, toldByName } from './candidates.ts'
import { ConformanceError } from './conformance-error.ts'
import type { Asker, Reply } from './create-asker.ts'
import { records } from './records.ts'
import type { Generation } from './report.ts'
import { learnUnknownCall, type UnknownCall } from './unknown-call.ts'

/** What is known of a platform before its calls are tried. */
export interface Connection {
  readonly unknown: UnknownCall
  readonly generation: Generation
}

/** What platforms have been seen to call the header of the module, beside `ModuleId`. Source: contract 1.2. */
const moduleNames: readonly HeaderNames[] = [{ moduleId: 'Module-Id' }, { moduleId: 'X-Module-Id' }]

const first: readonly Endpoint[] = [getStatus, getWhitelabel, getRegistrationRules, listAnnouncements, listHotGames]

/** Whether a reply is an answer or a refusal in the words of a platform. */
const isPlatforms = ({ outcome, code, status, isHtml }: Reply): boolean =>
  !isHtml && (outcome === 'read' || code === 'schema' || (outcome === 'refused' && code !== `http.${status}`))

/** The generations whose own names of a call are answered. */
async function generationOf(asker: Asker, unknown: UnknownCall): Promise<Generation> {
  const found = new Set<string>()
  for (const endpoint of records.filter((one) => toldByName(one) && one.method === 'GET' && one.token === 'none'))
    for (const { names, override } of candidatesOf(endpoint, 'unknown')) {
      if (names !== 'classic' && names !== 'current') continue
      const reply = await asker.ask(endpoint, {}, { override })
      if (isPlatforms(reply) && !unknown.isUnknown(reply) && !unknown.saysNothing(reply)) found.add(names)
    }
  if (found.size === 2) return 'both'
  return found.has('classic') ? 'classic' : found.has('current') ? 'current' : 'unknown'
}

async function askFirst(asker: Asker, unknown: UnknownCall, endpoint: Endpoint): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const { override } of candidatesOf(endpoint, 'unknown')) {
    const reply = await asker.ask(endpoint, {}, { override })
    if (isPlatforms(reply) && !unknown.isUnknown(reply)) replies.push(reply)
  }
  return replies
}

/** Finds the name of the module's header where the usual one is refused. */
async function findHeaders(asker: Asker, unknown: UnknownCall): Promise<void> {
  const usual = asker.headerNames
  for (const names of [usual, ...moduleNames]) {
    asker.headerNames = names
    if ((await askFirst(asker, unknown, getStatus)).some(({ outcome }) => outcome === 'read')) return
  }
  asker.headerNames = usual
}

/**
 * Connects to a platform and learns how it refuses what it does not
 * have, what it calls its headers, and whose names its calls have.
 *
 * @throws ConformanceError `unreachable` or `not.a.platform`
 */
export async function connect(asker: Asker, address: string): Promise<Connection> {
  const { outcome, code, message, issues } = await asker.ask(getStatus, {})
  if (outcome === 'unreached') {
    const why = code === 'timeout' ? 'no answer in time' : message || code
    throw new ConformanceError('unreachable', `${address} cannot be reached: ${why}`)
  }
  const unknown = await learnUnknownCall(asker)
  await findHeaders(asker, unknown)
  let answered = 0
  for (const endpoint of first) answered += (await askFirst(asker, unknown, endpoint)).length
  if (answered === 0)
    throw new ConformanceError(
      'not.a.platform',
      [
        `${address} answers, but not as a platform: none of ${first.map(({ name }) => name).join(', ')} is there`,
        ...issues.slice(0, 1),
      ].join('; '),
    )
  return { unknown, generation: await generationOf(asker, unknown) }
}
