import { useRequireLogin } from '@parlour/auth/react'
import { Button, EmptyState } from '@parlour/ui-kit'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { brand } from '../brand.ts'
import { returnPath } from '../routes/-return-path.ts'
import { useShellText } from './use-shell-text.ts'
import { useTitle } from './use-title.ts'

/** The login of a site that opens after it: the window over an empty page, and then the page that was asked for (SYS-14). */
export default function LoginFirstScreen() {
  const text = useShellText()
  useTitle(text('web.header.login'))
  const router = useRouter()
  const wanted = useRouterState({ select: ({ location }) => location.state.wanted })
  const requireLogin = useRequireLogin()
  const ask = useCallback(
    () => requireLogin(() => void router.navigate({ href: returnPath(wanted), replace: true })),
    [requireLogin, router, wanted],
  )
  useEffect(ask, [ask])
  return (
    <EmptyState
      title={text('web.login.title', { brand: brand.title })}
      text={text('web.login.text')}
      action={<Button variant="primary" onClick={ask}>{text('web.header.login')}</Button>}
    />
  )
}
