import { listDownlineTransactions } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PaymentField, useProblem } from '@parlour/screen-kit/react'
import { Button, FactList, FormStack, Modal } from '@parlour/ui-kit'
import { EffectProblem } from '../register/effect-problem.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { GivesUpNotice } from './gives-up-notice.tsx'
import type { DownlineTransfer } from './use-downline-transfer.ts'

interface TransferConfirmProps {
  transfer: DownlineTransfer
  to: string
  /** The formatted sum. */
  sum: string
  /** What of open bonuses is given up, in minor units; null where the platform does not say. */
  forfeits: number | null
  currency: string
}

/** The last question of a transfer: what happens, and the payment password. */
export function TransferConfirm({ transfer, to, sum, forfeits, currency }: TransferConfirmProps) {
  const text = useAgentText()
  const format = useFormat()
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
              {
                id: 'gives',
                name: text('agent.transfer.givesUp'),
                value: forfeits ? format.money(forfeits, currency) : null,
              },
            ]}
          />
          <GivesUpNotice forfeits={forfeits} currency={currency} />
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
