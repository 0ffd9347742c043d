import { getMemberInfo } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import kit from '@parlour/screen-kit/messages/EN.json'
import validation from '@parlour/validation/messages/EN.json'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'

interface ShowOptions {
  /** What the clock of the client says, in milliseconds since 1970. */
  readonly now: number
  readonly account?: string
  /** Type of the account; null for a guest. */
  readonly type?: number | null
  readonly idempotency?: 'honoured' | 'ignored'
}

/** Shows a screen to a member of `server`, in English, on a platform that honours keys. */
export function showScreen(
  server: FakeServer,
  screen: ReactNode,
  { now, account = 'linhtran88', type = 0, idempotency = 'honoured' }: ShowOptions,
) {
  server.answer(getMemberInfo, { id: 1, account, type: type ?? 0, memberLabel: [] })
  const session = createTestSession()
  if (type !== null) session.start({ token: 't', userName: account, customerType: type }, account)
  return render(
    <Surroundings
      server={server}
      session={session}
      messages={{ ...failures, ...kit, ...validation, ...messages }}
      client={{ now, capabilities: { idempotency } }}
    >
      {screen}
    </Surroundings>,
  )
}
