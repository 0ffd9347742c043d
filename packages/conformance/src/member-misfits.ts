import type { Endpoint } from '@parlour/api-client/endpoints'
import { describeEndpoint } from '@parlour/api-client/reference'

interface Found {
  /** How many objects could have the member. */
  readonly of: number
  readonly values: readonly unknown[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands in a value at one step of a path: `name`, `name[]` or `name{}`, each object and each item of its own. */
function step(values: readonly unknown[], part: string): Found {
  const [, name = '', kind = ''] = /^([^[{]*)(\[\]|\{\})?/.exec(part) ?? []
  const owners = name === '' ? values : values.filter(isObject)
  const members = name === '' ? [...values] : owners.map((owner) => (isObject(owner) ? owner[name] : undefined))
  const there = members.filter((member) => member !== undefined && member !== null)
  if (kind === '') return { of: owners.length, values: there }
  const items = there.flatMap((member) =>
    kind === '[]' ? (Array.isArray(member) ? member : []) : isObject(member) ? Object.values(member) : [],
  )
  return { of: owners.length, values: items }
}

/** The objects and values at a path of a description: `games[].minBet`. */
function findAt(value: unknown, path: string): Found {
  let found: Found = { of: 1, values: [value] }
  for (const part of path.split('.')) found = step(found.values, part)
  return found
}

const basic = new Map<string, (value: unknown) => boolean>([
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => typeof value === 'number'],
])

/** The members that a record reads and a value lacks in each place where they could stand, by path. */
export function lackedMembers(endpoint: Endpoint, value: unknown): string[] {
  return describeEndpoint(endpoint)
    .response.filter(({ path }) => path !== '')
    .filter(({ path }) => {
      const last = path.replace(/(\[\]|\{\})$/, '')
      const { of, values } = findAt(value, last)
      return of > 0 && values.length === 0
    })
    .map(({ path }) => path)
}

/**
 * What of a value does not fit the members that its record
 * requires, one line for each: `games[].nodeId: missing in 3 of 5`.
 */
export function memberMisfits(endpoint: Endpoint, value: unknown): string[] {
  return describeEndpoint(endpoint)
    .response.filter(({ optional, path }) => !optional && path !== '')
    .flatMap(({ path, type }) => {
      const { of, values } = findAt(value, path)
      const fits = basic.get(type)
      const wrong = fits ? values.filter((one) => !fits(one)).length : 0
      return [
        ...(values.length < of ? [`${path}: missing in ${of - values.length} of ${of}`] : []),
        ...(wrong > 0 ? [`${path}: no ${type} in ${wrong} of ${of}`] : []),
      ]
    })
}
