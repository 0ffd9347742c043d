import type { FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import words from '@parlour/screen-kit/messages/EN.json'
import { useState, type ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import type { RecordSearch } from '../index.ts'

/** 21 November 2026, noon. */
export const recordNow = Date.UTC(2026, 10, 21, 12)

const addressLabel = 'Address'

/** The address of a view, as `showRecord` shows it. */
const hrefOf = (search: RecordSearch) => `#${new URLSearchParams(search as Record<string, string>)}`

interface ViewProps {
  readonly search: RecordSearch
  readonly language: 'EN'
  readonly currency: 'PHP'
  readonly hrefOf: typeof hrefOf
  readonly onSearch: (search: RecordSearch) => void
}

/** A record and the address that it keeps. */
function Kept({ start, children }: { start: RecordSearch; children: (view: ViewProps) => ReactNode }) {
  const [search, setSearch] = useState(start)
  return (
    <main>
      <output aria-label={addressLabel}>{hrefOf(search)}</output>
      {children({ search, language: 'EN', currency: 'PHP', hrefOf, onSearch: setSearch })}
    </main>
  )
}

/**
 * Shows a record on 21 November 2026; its address stands above it, labelled "Address".
 *
 * @param start what the address says at first
 */
export const showRecord = (fake: FakeServer, start: RecordSearch, children: (view: ViewProps) => ReactNode) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  return render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...words, ...messages }}
      client={{ now: recordNow }}
    >
      <Kept start={start}>{children}</Kept>
    </Surroundings>,
  )
}
