import { listDownlineTransactions } from '@parlour/api-client/endpoints'
import { PaymentField, useProblem } from '@parlour/screen-kit/react'
import { Button, FactList, FormStack, Modal } from '@parlour/ui-kit'
import { EffectProblem } from '../register/effect-problem.tsx'
import { useAgentText } from '../use-agent-text.ts'
import type { DownlineTransfer } from './use-downline-transfer.ts'

interface TransferConfirmProps {
  transfer: DownlineTransfer
  to: string
  /** The formatted sum. */
  sum: string
  /** The formatted sum of bonuses that are given up; null where there is none. */
  forfeits: string | null
}

/** The last question of a transfer: what happens, and the payment password. */
export function TransferConfirm({ transfer, to, sum, forfeits }: TransferConfirmProps) {
  const text = useAgentText()
  const problem = useProblem()
  const { secret, effect, back, toldAtPassword } = transfer
  const busy = effect.status === 'sending'
  const lost = effect.again !== null || effect.mustForget
  return (
    <Modal
      open
      name="downlineTransferConfirmModal"
      title={text('agent.transfer.ask', { sum })}
      closeLabel={text('agent.transfer.back')}
      onClose={back}
      locked={busy}
      width={400}
    >
      <form {...secret.formProps}>
        <FormStack>
          <FactList
            facts={[
              { id: 'to', name: text('agent.transfer.to'), value: to },
              { id: 'gives', name: text('agent.transfer.givesUp'), value: forfeits },
            ]}
          />
          <p>{text('agent.transfer.final')}</p>
          <PaymentField
            {...secret.bind('password')}
            disabled={busy || lost}
            issue={secret.issues['password']}
            refusal={effect.error ? problem(effect.error) : ''}
          />
          <EffectProblem
            effect={effect}
            told={toldAtPassword}
            unsure={text('agent.transfer.unsure')}
            left={text('agent.transfer.unsureLeft')}
            listed={listDownlineTransactions}
          />
          <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={lost}>
            {text('agent.transfer.send', { sum })}
          </Button>
        </FormStack>
      </form>
    </Modal>
  )
}
