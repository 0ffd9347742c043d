import { useAuthWindow, useSession } from '@parlour/auth/react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

export const Route = createFileRoute('/login')({ component: Login })

/** The address of the login: the window opens over home, or home alone for who is logged in. */
function Login() {
  const { open } = useAuthWindow()
  const { status } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '/', replace: true })
    if (status === 'guest') open('login')
  }, [navigate, open, status])
  return null
}
