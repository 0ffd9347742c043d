import { useAuthWindow } from '@parlour/auth/react'
import { Button, EmptyState } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { useMemberText } from './use-member-text.ts'

/** In place of what an account may not have: the warning with its button over a line that says the same (MEM-08). */
export function NeedTrueAccount({ text: why }: { text: string }) {
  const text = useMemberText()
  const { open } = useAuthWindow()
  useEffect(() => open('true-account'), [open])
  return <EmptyState title={text('member.failed.trial')} text={why} action={<Button onClick={() => open('true-account')}>{text('member.failed.why')}</Button>} />
}
