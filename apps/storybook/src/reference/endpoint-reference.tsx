import * as door from '@parlour/api-client/endpoints'
import { describeEndpoint, type EndpointDescription } from '@parlour/api-client/reference'
import { endpointsOf } from '@parlour/api-client/testing'
import { useMemo, useState } from 'react'
import type { EndpointComments } from '../../generate/read-comments.ts'
import { EndpointEntry } from './endpoint-entry.tsx'
import { looks } from './styles.ts'

/** What the source says, by endpoint name. */
export type Comments = Readonly<Record<string, EndpointComments>>

const says = ({ name, path, aliases }: EndpointDescription, text: string | undefined, word: string): boolean =>
  [name, path, ...aliases, text ?? ''].some((part) => part.toLowerCase().includes(word.toLowerCase()))

const byArea = (endpoints: readonly EndpointDescription[], comments: Comments) => {
  const areaOf = ({ name }: EndpointDescription): string => comments[name]?.area ?? 'other'
  return [...new Set(endpoints.map(areaOf))].toSorted().map((area) => ({ area, endpoints: endpoints.filter((endpoint) => areaOf(endpoint) === area) }))
}

/** Every call of the platform by area, drawn from the records themselves; `comments` is what their source says. */
export function EndpointReference({ comments }: { readonly comments: Comments }) {
  const [word, setWord] = useState('')
  const all = useMemo(() => endpointsOf(door).map(describeEndpoint), [])
  const found = all.filter((endpoint) => says(endpoint, comments[endpoint.name]?.text, word))
  return (
    <div style={looks.page}>
      <label>
        Find a call by its name, a path or a word
        <input type="search" value={word} onChange={(event) => setWord(event.target.value)} style={looks.field} />
      </label>
      <p role="status">{`${found.length} of ${all.length} calls`}</p>
      {byArea(found, comments).map(({ area, endpoints }) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>{area}</h2>
          {endpoints.map((endpoint) => <EndpointEntry key={endpoint.name} endpoint={endpoint} comments={comments[endpoint.name]} />)}
        </section>
      ))}
    </div>
  )
}
