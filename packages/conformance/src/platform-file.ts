import type { Override, Overrides } from '@parlour/api-client'
import { contractCalls, plainCalls, relayNames } from '@parlour/api-client/brand'
import type { Endpoint } from '@parlour/api-client/endpoints'
import { describeEndpoint } from '@parlour/api-client/reference'
import { candidatesOf } from './candidates.ts'
import type { CallReport, Generation, PlatformFile, Report } from './report.ts'

/** Whether an empty list is a whole answer to a read. */
const isList = (endpoint: Endpoint): boolean => {
  const members = describeEndpoint(endpoint).response.filter(({ path }) => !/[.[{]/.test(path))
  const list = members.find(({ path }) => path === 'list')
  return endpoint.method === 'GET' && list?.type.endsWith('[]') === true && members.every((one) => one.optional)
}

/**
 * What a client does about a call that the platform lacks: a
 * list is empty, every other call is refused without a request.
 */
const absent = (endpoint: Endpoint): Override =>
  contractCalls[endpoint.name] ?? { absent: isList(endpoint) ? { answer: { list: [] } } : true }

/** What is taken for granted of a call that was not tried. */
function assumed(endpoint: Endpoint, generation: Generation, hasBeyond: boolean): Override {
  const own = contractCalls[endpoint.name]
  if (own) return hasBeyond ? {} : own
  const known = generation === 'classic' || generation === 'current' ? relayNames[generation][endpoint.name] : undefined
  return known ? (candidatesOf(endpoint, generation)[0]?.override ?? {}) : {}
}

/** What was found, as the platform of a brand. */
export function platformOf(
  endpoints: readonly Endpoint[],
  calls: ReadonlyMap<string, CallReport>,
  {
    cipher,
    generation,
    idempotency,
    headerNames,
  }: Pick<Report, 'cipher' | 'generation' | 'idempotency'> & Pick<PlatformFile, 'headerNames'>,
): PlatformFile {
  const hasBeyond = [...calls.values()].some(({ contract, status }) => !contract && status === 'has')
  const overrideOf = (endpoint: Endpoint): Override => {
    const call = calls.get(endpoint.name)
    if (call?.status === 'misses') return absent(endpoint)
    const found = call && call.names !== null ? (call.override ?? {}) : assumed(endpoint, generation, hasBeyond)
    return cipher === 'plain' && !found.absent ? { ...found, ...plainCalls[endpoint.name] } : found
  }
  const overrides: Overrides = Object.fromEntries(
    endpoints
      .map((endpoint) => [endpoint.name, overrideOf(endpoint)] as const)
      .filter(([, override]) => Object.keys(override).length > 0),
  )
  return {
    cipher,
    overrides,
    capabilities: { idempotency: idempotency.value },
    ...(headerNames && Object.keys(headerNames).length > 0 && { headerNames }),
    hosts: { api: '' },
  }
}

const isName = (text: string): boolean => /^[a-z_$][\w$]*$/i.test(text)
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A value as TypeScript, in one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(([name, one]) => `${isName(name) ? name : quoted(name)}: ${literal(one)}`)
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

const commentOf = (call: CallReport | undefined): string => {
  if (!call) return ''
  const names = call.names === null || call.names === 'record' ? '' : `${call.names} name; `
  return ` // ${names}${call.status}${call.status === 'has' ? '' : `: ${call.detail}`}`.replaceAll(/\s+/g, ' ')
}

/**
 * A report as the platform file of a brand: a module that exports `platform`, or the same as JSON.
 *
 * @param report what `checkPlatform` returned
 * @param format `ts` for a module with a comment for each override, `json` for the data alone
 * @returns the text of the file; the module is what `apps/web/src/brand-platform.ts` exports
 * @example await writeFile('brand-platform-acme.ts', platformText(report, 'ts'))
 */
export function platformText(report: Report, format: 'ts' | 'json'): string {
  const { platform, address, idempotency } = report
  if (format === 'json') return `${JSON.stringify(platform, null, 2)}\n`
  const calls = new Map(report.calls.map((call) => [call.name, call]))
  const overrides = Object.entries(platform.overrides).map(
    ([name, override]) => `    ${name}: ${literal(override)},${commentOf(calls.get(name))}`,
  )
  return [
    `/** The platform at ${address}, as \`npx @parlour/conformance\` found it. */`,
    'export const platform = {',
    `  cipher: ${literal(platform.cipher)},`,
    ...(overrides.length > 0 ? ['  overrides: {', ...overrides, '  },'] : ['  overrides: {},']),
    `  // ${idempotency.seen ? 'Seen' : 'Assumed'}: ${idempotency.why}.`,
    `  capabilities: ${literal(platform.capabilities)},`,
    ...(platform.headerNames ? [`  headerNames: ${literal(platform.headerNames)},`] : []),
    "  // The site's server passes calls on. Write the address here where browsers may call the platform themselves (CORS).",
    `  hosts: ${literal(platform.hosts)},`,
    '} as const',
    '',
  ].join('\n')
}
