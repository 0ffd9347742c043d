import { useAuthWindow, useSession } from '@parlour/auth/react'
import { createFileRoute, lazyRouteComponent, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { ensureMessages } from '../platform/language.ts'

const LoginFirst = lazyRouteComponent(() => import('../shell/login-first-screen.tsx'))

export const Route = createFileRoute('/login')({
  loader: ({ context: { store, loginFirst } }) =>
    loginFirst ? Promise.all([ensureMessages(store), LoginFirst.preload?.()]) : null,
  component: Login,
})

function Login() {
  const { loginFirst } = Route.useRouteContext()
  return loginFirst ? (
    <Suspense>
      <LoginFirst />
    </Suspense>
  ) : (
    <LoginOverHome />
  )
}

/** The address of the login: the window opens over home, or home alone for who is logged in. */
function LoginOverHome() {
  const { open } = useAuthWindow()
  const { status } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '/', replace: true })
    if (status === 'guest') open('login')
  }, [navigate, open, status])
  return null
}
