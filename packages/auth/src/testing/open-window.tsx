import { Button } from '@parlour/ui-kit'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { authRequestAtom, type AuthWindow } from '../react/atoms.ts'
import { useAuthText } from '../react/use-auth-text.ts'

/** Opens a window of this package for its story, over a page with one button that opens it again. */
export function OpenWindow({
  name,
  forced = false,
  children,
}: {
  name: AuthWindow
  forced?: boolean
  children: ReactNode
}) {
  const text = useAuthText()
  const set = useSetAtom(authRequestAtom)
  useEffect(() => set({ window: name, go: null, forced }), [name, forced, set])
  return (
    <>
      <Button onClick={() => set({ window: name, go: null, forced })}>{text('auth.login.submit')}</Button>
      {children}
    </>
  )
}
