import { useAuthWindow, useRequireLogin } from '@parlour/auth/react'
import { Button, EmptyState } from '@parlour/ui-kit'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { brand } from '../brand.ts'
import { returnPath } from '../routes/-return-path.ts'
import { useShellText } from './use-shell-text.ts'
import { useTitle } from './use-title.ts'

/**
 * The login of a site that opens after it: the window over an
 * empty page, and then the page that was asked for (SYS-14).
 */
export default function LoginFirstScreen() {
  const text = useShellText()
  useTitle(text('web.header.login'))
  const router = useRouter()
  // Once somebody is in, the next page loads while this one still
  // stands: what it was asked for is in the entry of this one.
  const wanted = useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      (location.pathname === '/login' ? location : resolvedLocation).state.wanted,
  })
  const requireLogin = useRequireLogin()
  const ask = useCallback(
    () => requireLogin(() => void router.navigate({ href: returnPath(wanted), replace: true })),
    [requireLogin, router, wanted],
  )
  const { window } = useAuthWindow()
  useEffect(ask, [ask])
  // However the window was opened again, a member who logs in here goes on to what was asked for.
  useEffect(() => {
    if (window === 'login') ask()
  }, [window, ask])
  return (
    <EmptyState
      page
      title={text('web.login.title', { brand: brand.title })}
      text={text('web.login.text')}
      action={
        <Button variant="primary" onClick={ask}>
          {text('web.header.login')}
        </Button>
      }
    />
  )
}
