import type { EndpointDescription } from '@parlour/api-client/reference'
import type { EndpointComments } from '../../generate/read-comments.ts'
import { MemberTable } from './member-table.tsx'
import { looks } from './styles.ts'

interface EndpointEntryProps {
  readonly endpoint: EndpointDescription
  readonly comments: EndpointComments | undefined
}

const tokens = { none: 'no token', optional: 'token if there is one', required: 'token required' } as const
const envelopes = { value: '', bare: 'answer without envelope', text: 'answer is plain text' } as const

/** The habits of a call, in the words of its record. */
const habitsOf = (endpoint: EndpointDescription): string[] =>
  [
    endpoint.moduleId ? `module ${endpoint.moduleId}` : 'no module',
    tokens[endpoint.token],
    endpoint.encrypted ? 'encrypted' : '',
    endpoint.idempotent ? 'happens once: carries an idempotency key' : '',
    endpoint.encoding === 'form' ? 'form body' : '',
    envelopes[endpoint.envelope],
    endpoint.retries > 0 ? `tried again up to ${endpoint.retries} times` : 'never tried again by itself',
    `${endpoint.timeLimit / 1_000} s`,
    endpoint.cache ? `kept ${endpoint.cache.ttl / 60_000} min as ${endpoint.cache.key}` : '',
  ].filter(Boolean)

/** One call of the platform: wire names, habits, what its source says, every member of its request and its answer. */
export function EndpointEntry({ endpoint, comments }: EndpointEntryProps) {
  const { name, method, path, aliases, request, response, answers } = endpoint
  const commentOf = (side: 'request' | 'response') => (member: string) => comments?.members[`${side}.${member}`]
  return (
    <details id={name} style={looks.block}>
      <summary>
        <strong>{name}</strong>
        <span style={{ ...looks.code, ...looks.quiet }}>{` ${method} ${path}`}</span>
      </summary>
      <p>{comments?.text}</p>
      <p style={looks.quiet}>{habitsOf(endpoint).join(' · ')}</p>
      {aliases.length > 0 && <p>Also: <span style={looks.code}>{aliases.join(', ')}</span></p>}
      <MemberTable title="Request" members={request} comments={commentOf('request')} />
      <p>{`Answers: ${answers}`}</p>
      <MemberTable title="Answer" members={response} comments={commentOf('response')} />
    </details>
  )
}
