import { useState } from 'react'
import type { CallReference, CallSection } from '../../generate/read-reference.ts'
import { EndpointEntry } from './endpoint-entry.tsx'
import { looks } from './styles.ts'

const says = ({ name, text }: CallSection, word: string): boolean =>
  [name, text].some((part) => part.toLowerCase().includes(word.toLowerCase()))

const byArea = (calls: readonly CallSection[]) =>
  [...new Set(calls.map(({ area }) => area))].map((area) => ({
    area,
    calls: calls.filter((call) => call.area === area),
  }))

/** Every call of the platform by area, with the text of the reference that the client is packed with. */
export function EndpointReference({ reference: { legend, calls } }: { readonly reference: CallReference }) {
  const [word, setWord] = useState('')
  const found = calls.filter((call) => says(call, word))
  return (
    <div style={looks.page}>
      <p>{legend.replaceAll('`', '')}</p>
      <label>
        Find a call by its name, a path or a word
        <input type="search" value={word} onChange={(event) => setWord(event.target.value)} style={looks.field} />
      </label>
      <p role="status">{`${found.length} of ${calls.length} calls`}</p>
      {byArea(found).map((group) => (
        <section key={group.area} aria-labelledby={`area-${group.area}`}>
          <h2 id={`area-${group.area}`}>{group.area}</h2>
          {group.calls.map((call) => (
            <EndpointEntry key={call.name} call={call} />
          ))}
        </section>
      ))}
    </div>
  )
}
