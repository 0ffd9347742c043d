import { useRequireLogin, useSession } from '@parlour/auth/react'
import { useAccountRole } from '@parlour/screen-kit/react'
import { Button, EmptyState, LinkButton } from '@parlour/ui-kit'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { GuardRefusal } from '../routes/-guard-refusal.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { ErrorBoundaryScreen } from './error-boundary-screen.tsx'
import { useShellText } from './use-shell-text.ts'

/** The login popup over the page that follows the login. */
function LoginFirst({ again }: { again: () => void }) {
  const text = useShellText()
  const requireLogin = useRequireLogin()
  const ask = useCallback(() => requireLogin(again), [requireLogin, again])
  useEffect(ask, [ask])
  return (
    <EmptyState
      page
      title={text('web.guard.title')}
      text={text('web.guard.text')}
      action={
        <>
          <Button variant="primary" onClick={ask}>
            {text('web.header.login')}
          </Button>
          <LinkButton href={hrefs.home}>{text('web.missing.home')}</LinkButton>
        </>
      }
    />
  )
}

/** The account is of another kind: the warning is the page itself. Source: MEM-08, AGT-01. */
function WrongAccount() {
  const text = useShellText()
  const demo = useAccountRole() === 'demo'
  return (
    <EmptyState
      page
      title={text('web.guard.refused')}
      text={text(demo ? 'web.guard.refused_demo' : 'web.guard.refused_text')}
      action={
        <>
          {demo && (
            <LinkButton variant="primary" href={hrefs.register}>
              {text('web.header.register')}
            </LinkButton>
          )}
          <LinkButton href={hrefs.home}>{text('web.missing.home')}</LinkButton>
        </>
      }
    />
  )
}

/**
 * Refusals after which the page has been loaded again: until it
 * is there the router draws this screen again, more than once.
 */
const answered = new WeakSet<GuardRefusal>()

/** What a guarded route shows when it does not open: why, or that it did not load. */
export default function RefusedScreen(props: ErrorComponentProps) {
  const { error } = props
  const router = useRouter()
  const { status } = useSession()
  const verdict = error instanceof GuardRefusal ? error.verdict : null
  const again = useCallback(() => {
    if (!(error instanceof GuardRefusal) || answered.has(error)) return
    answered.add(error)
    void router.invalidate()
  }, [error, router])
  // A login by another way than the popup of this screen opens the page as well.
  useEffect(() => {
    if (verdict === 'login' && status === 'member') again()
  }, [verdict, status, again])
  if (verdict === 'login') return <LoginFirst again={again} />
  return verdict ? <WrongAccount /> : <ErrorBoundaryScreen {...props} />
}
