import { useEndpointMutation } from '@parlour/api-client/react'
import { listDownlineRebates, listDownlines, promoteDownline } from '@parlour/api-client/endpoints'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import { ConfirmDialog, FormError, useToast } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'

const moved = [listDownlines, listDownlineRebates]

/** Asks before a player becomes an agent, which cannot be taken back here. */
export function PromoteDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const text = useAgentText()
  const problem = useProblem()
  const toast = useToast()
  const effect = useEndpointMutation(promoteDownline, {
    scope: `${useAccount()}/${account}`,
    invalidates: moved,
    onDone: () => {
      toast.show({ tone: 'ok', text: text('agent.team.promoted', { name: account }) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      name="promoteModal"
      title={text('agent.team.promoteAsk', { name: account })}
      text={
        <>
          <p>{text('agent.team.promoteText')}</p>
          {effect.error && effect.status !== 'sending' ? <FormError>{problem(effect.error)}</FormError> : null}
        </>
      }
      confirmLabel={text('agent.team.promote')}
      cancelLabel={text('agent.team.promoteNot')}
      busy={effect.status === 'sending'}
      onConfirm={() => effect.send({ account })}
      onCancel={onClose}
    />
  )
}
