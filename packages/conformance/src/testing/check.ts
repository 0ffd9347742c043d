import { portsOf, type FetchPort } from '@parlour/api-client'
import { contractMember, type ContractPlatform } from '@parlour/servers'
import { checkPlatform, type CallReport, type CheckOptions, type Credentials, type Report } from '../index.ts'

/** The account of a platform of the contract. */
export const account: Credentials = { username: contractMember.username, password: contractMember.password }

/** What only ends a call of a platform that hangs, in milliseconds: a busy machine is no fault of it. */
const timeLimit = 120_000

/** Checks a platform that a test started. */
export const check = (
  { origin }: Pick<ContractPlatform, 'origin'>,
  options: Partial<CheckOptions> = {},
): Promise<Report> =>
  // oxlint-disable-next-line no-restricted-globals -- tests run on Node
  checkPlatform({ ...portsOf(globalThis), address: origin, merchant: 'vesper', timeLimit, ...options })

/** The row of a call. */
export function callOf({ calls }: Report, name: string): CallReport {
  const call = calls.find((one) => one.name === name)
  if (!call) throw new Error(`no row for ${name}`)
  return call
}

/** The names of the calls with a status. */
export const namesOf = ({ calls }: Report, status: CallReport['status']): string[] =>
  calls.filter((call) => call.status === status).map(({ name }) => name)

/** What another platform answers at a path in place of what it was given. */
export type Twist = (given: {
  readonly status: number
  readonly body: unknown
  readonly request: Request
}) => Response | Promise<Response>

/** A fetch by which a platform does some paths otherwise. */
export const twisted =
  (twists: Readonly<Record<string, Twist>>): FetchPort =>
  async (input, init) => {
    const request = new Request(input, init)
    // oxlint-disable-next-line no-restricted-globals -- tests run on Node
    const response = await fetch(request.clone())
    const twist = twists[new URL(request.url).pathname]
    if (!twist) return response
    const text = await response.text()
    const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    return twist({ status: response.status, body, request })
  }
