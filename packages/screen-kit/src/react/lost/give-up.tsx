import type { Endpoint } from '@parlour/api-client/endpoints'
import { Button } from '@parlour/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProblem } from '../failed/use-problem.ts'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/** Props of `GiveUp`. */
export interface GiveUpProps {
  /**
   * The list where the effect would stand; it is read again before anything is given up. Without it nothing is read.
   */
  readonly listed?: Pick<Endpoint, 'name'> | undefined
  /** `forget` of the effect. */
  readonly forget: () => void
}

/**
 * The way on from a call without a final answer: the list is read again and shown, then another call may begin.
 *
 * @example {effect.forget && <GiveUp listed={listDeposits} forget={effect.forget} />}
 */
export function GiveUp({ listed, forget }: GiveUpProps) {
  const text = useScreenKitText()
  const problem = useProblem()
  const cache = useQueryClient()
  const look = useMutation({
    mutationFn: (name: string) => cache.refetchQueries({ queryKey: [name], type: 'active' }, { throwOnError: true }),
  })
  return (
    <>
      {listed ? (
        <Button size="sm" loading={look.isPending} onClick={() => look.mutate(listed.name)}>
          {text('screen-kit.lost.look')}
        </Button>
      ) : null}
      {look.error ? <p>{problem(look.error)}</p> : null}
      {look.isSuccess ? <p>{text('screen-kit.lost.looked')}</p> : null}
      {look.isSuccess || !listed ? (
        <Button size="sm" onClick={forget}>
          {text('screen-kit.lost.anew')}
        </Button>
      ) : null}
    </>
  )
}
