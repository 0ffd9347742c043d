import { useAuthWindow, useRequireLogin, useSession } from '@parlour/auth/react'
import { Button, EmptyState, LinkButton } from '@parlour/ui-kit'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { GuardRefusal } from '../routes/-guard-refusal.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { ErrorBoundaryScreen } from './error-boundary-screen.tsx'
import { useShellText } from './use-shell-text.ts'

/**
 * In place of a page that its guard does not show: the login
 * popup or the warning over a way on; the page follows the login.
 */
function Refused({ verdict, again }: { verdict: GuardRefusal['verdict']; again: () => void }) {
  const text = useShellText()
  const { open } = useAuthWindow()
  const requireLogin = useRequireLogin()
  const ask = useCallback(
    () => (verdict === 'login' ? requireLogin(again) : open('real-account')),
    [verdict, requireLogin, again, open],
  )
  useEffect(ask, [ask])
  return (
    <EmptyState
      page
      title={text(verdict === 'login' ? 'web.guard.title' : 'web.guard.refused')}
      text={text(verdict === 'login' ? 'web.guard.text' : 'web.guard.refused_text')}
      action={
        <>
          {verdict === 'login' && (
            <Button variant="primary" onClick={ask}>
              {text('web.header.login')}
            </Button>
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
  return verdict ? <Refused verdict={verdict} again={again} /> : <ErrorBoundaryScreen {...props} />
}
