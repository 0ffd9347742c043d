import type { DrawRow } from '@parlour/api-client/endpoints'
import { useRequireLogin } from '@parlour/auth/react'
import { Button, EmptyState, Section } from '@parlour/ui-kit'
import type { Loading } from '../load-state.tsx'
import { useGamesText } from '../use-games-text.ts'
import { DrawTable } from './draw-table.tsx'

/** The last draw of every game of a hall; `locked` for guests where the platform tells them to members only. */
export function Results({ rows, of, locked = false }: { rows: readonly DrawRow[]; of: Loading; locked?: boolean }) {
  const text = useGamesText()
  const requireLogin = useRequireLogin()
  const title = text('games.draws.results')
  return (
    <Section title={title}>
      {locked ? (
        <EmptyState
          title={text('games.draws.login')}
          text={text('games.draws.loginText')}
          action={<Button onClick={() => requireLogin(() => undefined)}>{text('games.empty.loginAction')}</Button>}
        />
      ) : (
        <DrawTable caption={title} rows={rows} of={of} ofMany />
      )}
    </Section>
  )
}
