import { useProblem } from '@parlour/auth/react'
import { Button } from '@parlour/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemberText } from '../use-member-text.ts'

interface DiscardAndRestartProps {
  /** The list that shows what became of it. */
  listed: { readonly name: string }
  /** Gives the lost attempt up. */
  forget: () => void
}

/** The way on from an attempt that nobody can send again as it was: the list is read anew and shown, then another may begin. */
export function DiscardAndRestart({ listed, forget }: DiscardAndRestartProps) {
  const text = useMemberText()
  const problem = useProblem()
  const cache = useQueryClient()
  const look = useMutation({ mutationFn: () => cache.refetchQueries({ queryKey: [listed.name], type: 'active' }, { throwOnError: true }) })
  return (
    <>
      <Button size="sm" loading={look.isPending} onClick={() => look.mutate()}>{text('member.money.look')}</Button>
      {look.error ? <p>{problem(look.error)}</p> : null}
      {look.isSuccess ? <><p>{text('member.money.looked')}</p><Button size="sm" onClick={forget}>{text('member.money.anew')}</Button></> : null}
    </>
  )
}
