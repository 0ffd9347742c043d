import { useAuthWindow } from '@parlour/auth/react'
import { Button, EmptyState } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { useMemberText } from './use-member-text.ts'

/** In place of what an account may not have: the warning with its button over a line that says the same (MEM-08). */
export function NeedRealAccount({ text: why }: { text: string }) {
  const text = useMemberText()
  const { open } = useAuthWindow()
  useEffect(() => open('real-account'), [open])
  return (
    <EmptyState
      title={text('member.failed.demo')}
      text={why}
      action={<Button onClick={() => open('real-account')}>{text('member.failed.why')}</Button>}
    />
  )
}
