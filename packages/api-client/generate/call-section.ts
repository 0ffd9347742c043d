import type { Endpoint } from '../src/endpoint.ts'
import { relayNames } from '../src/brand/relay-names.ts'
import { errorCodes } from '../src/error-codes.ts'
import { describeEndpoint } from '../src/reference/index.ts'
import type { Member } from '../src/reference/describe-schema.ts'
import { sampleRequest } from '../src/testing/index.ts'
import type { EndpointComments } from './read-comments.ts'
import { anchorOf, code, tableOf } from './tables.ts'

const tokens = { none: 'no token', optional: 'token if there is one', required: 'token required' } as const
const envelopes = { value: '', bare: 'answer without envelope', text: 'answer is plain text' } as const

/** The habits of a call, in the words of its record. */
const habitsOf = (endpoint: Endpoint): string[] =>
  [
    endpoint.moduleId ? `module ${code(endpoint.moduleId)}` : 'no module',
    tokens[endpoint.token],
    endpoint.encrypted ? 'encrypted' : '',
    endpoint.idempotent ? 'happens once: carries an idempotency key' : '',
    endpoint.encoding === 'form' ? 'form body' : '',
    envelopes[endpoint.envelope],
    endpoint.retries > 0 ? `tried again up to ${endpoint.retries} times` : 'never tried again by itself',
    `time limit ${endpoint.timeLimit / 1_000} s`,
    endpoint.cache ? `kept ${endpoint.cache.ttl / 60_000} min as ${code(endpoint.cache.key)}` : '',
  ].filter(Boolean)

/** The codes of the platform that a comment names. */
export const codesIn = (text: string): string[] =>
  Object.keys(errorCodes).filter((name) =>
    new RegExp(`(^|[\\s(,.\`])${name.replace(/\./g, '\\.')}($|[\\s),;:\`]|\\.(\\s|$))`).test(text),
  )

const sourceIn = (text: string): string =>
  /[Ss]ource: (.+?)\.?$/.exec(text)?.[1] ?? (text.includes('Not in the contract') ? 'not in the contract' : '')

const generations = { classic: 'older generation', current: 'newer generation' } as const

/** A comment with the codes, and other words with an underscore, that it names as code. */
const marked = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part.replace(/[\w.]*\w/g, (word) => (word in errorCodes || word.includes('_') ? code(word) : word)),
    )
    .join('')

/** Every address of a call, by whose it is and where that is written. */
function addressesOf({ name, method, path, aliases, moduleId }: Endpoint, text: string): string {
  const rows = [[code(`${method} ${path}`), 'the record', sourceIn(text)]]
  const named = new Set([path])
  for (const generation of ['classic', 'current'] as const) {
    const found = relayNames[generation][name]
    const guess = found?.path ? undefined : relayNames.guessed[generation][name]
    const address = found?.path ?? guess?.path
    if (address)
      rows.push([
        code(address),
        generations[generation],
        guess ? 'guessed by analogy' : (relayNames.sources[name] ?? ''),
      ])
    if (found?.moduleId && found.moduleId !== moduleId)
      rows.push([`module ${code(found.moduleId)}`, generations[generation], relayNames.sources[name] ?? ''])
    if (address) named.add(address)
  }
  for (const alias of aliases.filter((each) => !named.has(each)))
    rows.push([code(alias), 'also served by the reference gateway', ''])
  return tableOf(['Address', 'Whose', 'Source'], rows)
}

const shown = (fallback: unknown): string =>
  fallback === undefined || fallback === null ? 'nothing' : code(JSON.stringify(fallback))

/** The members of a request or an answer: amounts are numbers whose unit stands beside them. */
const membersOf = (members: readonly Member[], commentOf: (path: string) => string | undefined): string =>
  tableOf(
    ['Member', 'Type', 'Unit', 'When left out', 'Notes'],
    members.map(({ path, type, optional, fallback, checks }) => [
      path ? code(path) : '(the value)',
      code(type.replace(/\bsum\b/g, 'number')),
      /\bsum\b/.test(type) ? 'minor units' : '',
      optional ? shown(fallback) : '',
      [marked(commentOf(path.replace(/\[\]|\{\}/g, '').replace(/^\./, '')) ?? ''), ...checks.map(code)]
        .filter(Boolean)
        .join('; '),
    ]),
  )

const literal = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"((?:[^"\\']|\\")*)"/g, (_, text: string) => `'${text.replace(/\\"/g, '"')}'`)
    .replace(/\{ \}/g, '{}')

/** A call with an input that fits, as code. */
export function exampleOf(endpoint: Endpoint): string {
  const input = sampleRequest(endpoint) as object
  const given = Object.keys(input).length > 0 ? `, ${literal(input)}` : ''
  return `\`\`\`ts\nimport { ${endpoint.name} } from '@parlour/api-client/endpoints'\n\nconst answer = await api.call(${endpoint.name}${given})\n\`\`\``
}

/** One call of the platform, as a section: addresses, habits, request, answer, errors, an example. */
export function callSection(endpoint: Endpoint, comments: EndpointComments): string {
  const { request, response, answers } = describeEndpoint(endpoint)
  const commentOf = (side: 'request' | 'response') => (member: string) => comments.members[`${side}.${member}`]
  const codes = codesIn(comments.text).map((name) => `[${code(name)}](errors.md#${anchorOf(name)})`)
  const outcome = endpoint.idempotent ? ' Every member is null where the answer lacks it and it has no default.' : ''
  return [
    `## ${endpoint.name}`,
    marked(comments.text),
    addressesOf(endpoint, comments.text),
    `${habitsOf(endpoint).join(' · ')}.`,
    request.length > 0 ? `**Request**\n\n${membersOf(request, commentOf('request'))}` : '**Request**: no members.',
    `**Answer**: ${code(answers.replace(/\bsum\b/g, 'number'))}${answers.includes('sum') ? ' in minor units' : ''}.${outcome}`,
    membersOf(response, commentOf('response')),
    codes.length > 0
      ? `**Errors**: ${codes.join(', ')}, and those of [every call](errors.md#kinds).`
      : '**Errors**: those of [every call](errors.md#kinds).',
    exampleOf(endpoint),
  ]
    .filter(Boolean)
    .join('\n\n')
}
