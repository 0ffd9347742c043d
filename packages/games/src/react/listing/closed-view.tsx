import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import { Button, EmptyState } from '@parlour/ui-kit'
import { useGamesText } from '../use-games-text.ts'

interface ClosedViewProps {
  view: 'favourites' | 'recent'
  /** Why it is closed: no account is logged in, or the account is a trial. */
  reason: 'login' | 'real-account'
}

/**
 * What stands in place of favourites and recent games for guests and demo accounts: the way to them (LOG-14, MEM-08).
 */
export function ClosedView({ view, reason }: ClosedViewProps) {
  const text = useGamesText()
  const guard = useGuard(requireRealMember)
  const [title, hint, action] =
    reason === 'real-account'
      ? (['games.empty.demo', 'games.empty.demoText', 'games.empty.demoAction'] as const)
      : view === 'recent'
        ? (['games.empty.loginRecent', 'games.empty.loginRecentText', 'games.empty.loginAction'] as const)
        : (['games.empty.login', 'games.empty.loginText', 'games.empty.loginAction'] as const)
  return (
    <EmptyState
      title={text(title)}
      text={text(hint)}
      action={
        <Button variant="primary" onClick={() => guard(() => undefined)}>
          {text(action)}
        </Button>
      }
    />
  )
}
