import type { Endpoint } from '@parlour/api-client/endpoints'
import { describeEndpoint } from '@parlour/api-client/reference'

/**
 * An input for a call, or the member that nothing is known for.
 * `made` is whether a value of it stands for nothing on the platform.
 */
export type KnownInput =
  | { readonly input: Readonly<Record<string, unknown>>; readonly made: boolean }
  | { readonly lacks: string }

/** Values of members that calls need, first as they are made up, then as answers of the platform had them. */
export interface KnownValues {
  /** Keeps the members of an answer that other calls need. */
  learn(output: unknown): void
  /**
   * A value for each member that the call requires, and for those that name the site; `own` goes before what is known.
   */
  inputOf(endpoint: Endpoint, own?: Readonly<Record<string, unknown>>): KnownInput
}

const deepest = 6

/** The first scalar under each wanted name, anywhere in a value. */
function gather(value: unknown, wanted: ReadonlySet<string>, found: Map<string, unknown>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return
  for (const [name, member] of Object.entries(value)) {
    const isScalar = typeof member === 'string' ? member !== '' : typeof member === 'number'
    if (isScalar && wanted.has(name) && !found.has(name)) found.set(name, member)
    else gather(member, wanted, found, depth + 1)
  }
}

/**
 * Members that stand for nothing on the platform: a read with them is answered or refused, and either shows the call.
 */
const madeUp = (host: string): Readonly<Record<string, unknown>> => ({
  username: 'conformance01',
  code: 'conformance',
  promoCode: 'conformance',
  domain: host,
  url: host,
  withdrawAmount: 10_000,
  withdrawType: 'BC',
})

/** Optional members that a platform may require all the same. */
const always = new Set(['url'])
const requiredOf = (endpoint: Endpoint) =>
  describeEndpoint(endpoint).request.filter(
    ({ path, optional }) => !path.includes('[') && (!optional || always.has(path)),
  )

/** The texts that a member may be, where it is one of a few: nothing else is sent for it. */
const choicesOf = (type: string): readonly string[] => {
  const parts = type.split(' | ')
  return parts.every((part) => /^"[^"]*"$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : []
}

/** Makes the store of values for a site at `host`, for these calls. */
export function createKnownValues(host: string, endpoints: readonly Endpoint[]): KnownValues {
  const wanted = new Set(endpoints.flatMap((endpoint) => requiredOf(endpoint).map(({ path }) => path)))
  const learnt = new Map<string, unknown>()
  const made = new Map(Object.entries(madeUp(host)))
  return {
    learn: (output) => gather(output, wanted, learnt),
    inputOf(endpoint, own = {}) {
      const members = requiredOf(endpoint).filter(({ path }) => !(path in own))
      const lacks = members.find(({ path, optional }) => !optional && !learnt.has(path) && !made.has(path))
      if (lacks) return { lacks: lacks.path }
      const input = Object.fromEntries(
        members.map(({ path, type }) => {
          const choices = choicesOf(type)
          const known = made.get(path) ?? learnt.get(path)
          const value = choices.length === 0 || choices.some((choice) => choice === known) ? known : choices[0]
          return [path, type === 'string' ? String(value) : value]
        }),
      )
      return { input: { ...input, ...own }, made: members.some(({ path, optional }) => !optional && made.has(path)) }
    },
  }
}
