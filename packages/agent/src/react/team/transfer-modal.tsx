import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Button, FactList, FormStack, LinkButton, Modal, Notice, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { paymentPasswordQuery, purseQuery } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { TransferConfirm } from './transfer-confirm.tsx'
import { TransferForm } from './transfer-form.tsx'
import { useDownlineTransfer } from './use-downline-transfer.ts'

interface TransferModalProps {
  /** The account that gets the money. */
  to: string
  currency: string
  /** Where a payment password is set. */
  passwordHref: string
  /** The list in which the transfer stands. */
  recordsHref: string
  onClose: () => void
}

/** Own money to a member of the team: amount and terms, the payment password in a window of its own, a receipt. */
export function TransferModal({ to, currency, passwordHref, recordsHref, onClose }: TransferModalProps) {
  const text = useAgentText()
  const format = useFormat()
  const api = useApi()
  const account = useAccount()
  const purse = useQuery(purseQuery(api, account))
  const password = useQuery(paymentPasswordQuery(api, account))
  const forfeits = purse.data?.forfeits ?? null
  const transfer = useDownlineTransfer(to, forfeits ?? 0)
  const { step, receipt, effect } = transfer
  const failed = [purse, password].find(({ error, data }) => error && data === undefined)
  const money = (minor: number) => format.money(minor, currency)
  return (
    <Modal
      open
      name="downlineTransferModal"
      title={receipt ? text('agent.transfer.done') : text('agent.transfer.title', { name: to })}
      closeLabel={text('agent.transfer.close')}
      onClose={onClose}
      locked={effect.status === 'sending'}
    >
      {receipt ? (
        <FormStack>
          <div role="status">
            <Notice tone="ok">
              {text('agent.transfer.doneText', { sum: money(receipt.sum), name: receipt.answer?.account ?? to })}
            </Notice>
          </div>
          <FactList
            facts={[
              {
                id: 'after',
                name: text('agent.transfer.after'),
                value: typeof receipt.answer?.balance === 'number' ? money(receipt.answer.balance) : null,
              },
              { id: 'number', name: text('agent.transfer.number'), value: receipt.answer?.transferId },
            ]}
          />
          <LinkButton block href={recordsHref}>
            {text('agent.transfer.records')}
          </LinkButton>
          <Button block variant="text" onClick={onClose}>
            {text('agent.transfer.close')}
          </Button>
        </FormStack>
      ) : failed ? (
        <Failed error={failed.error} onRetry={() => [purse, password].forEach(({ refetch }) => void refetch())} />
      ) : purse.data && password.data !== undefined ? (
        <FormStack>
          {password.data ? null : (
            <Notice tone="warn">
              <p>{text('agent.transfer.noPassword')}</p>
              <LinkButton size="sm" href={passwordHref}>
                {text('agent.transfer.setPassword')}
              </LinkButton>
            </Notice>
          )}
          <TransferForm
            transfer={transfer}
            free={purse.data.free}
            tied={purse.data.tied}
            forfeits={forfeits}
            currency={currency}
            to={to}
            disabled={!password.data}
          />
        </FormStack>
      ) : (
        <Skeleton height={320} />
      )}
      {step === 'password' && transfer.amount !== null ? (
        <TransferConfirm
          transfer={transfer}
          to={to}
          sum={money(transfer.amount)}
          forfeits={forfeits}
          currency={currency}
        />
      ) : null}
    </Modal>
  )
}
