import { useFormat } from '@parlour/i18n/react'
import { listDownlineTransactions } from '@parlour/api-client/endpoints'
import { useProblem } from '@parlour/screen-kit/react'
import { AmountField, Button, FactList, FormStack, TextField } from '@parlour/ui-kit'
import { EffectProblem } from '../register/effect-problem.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { GivesUpNotice } from './gives-up-notice.tsx'
import type { DownlineTransfer } from './use-downline-transfer.ts'

interface TransferFormProps {
  transfer: DownlineTransfer
  /** What can be handed on, what bonuses tie, what of them is given up: minor units; null where it is not known. */
  free: number
  tied: number | null
  forfeits: number | null
  currency: string
  to: string
  disabled: boolean
}

const longestRemark = 140

/** How much, with what it costs and what is left, before the password is asked. */
export function TransferForm({ transfer, free, tied, forfeits, currency, to, disabled }: TransferFormProps) {
  const text = useAgentText()
  const format = useFormat()
  const problem = useProblem()
  const { amount, setAmount, remark, setRemark, effect, step, toldAtAmount } = transfer
  const money = (minor: number) => format.money(minor, currency)
  const lost = effect.again !== null || effect.mustForget
  const fits = amount !== null && amount > 0 && amount <= free
  const error =
    toldAtAmount && effect.error
      ? problem(effect.error)
      : amount !== null && amount > free
        ? text('agent.transfer.most', { sum: money(free) })
        : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (fits && !lost) transfer.ask()
      }}
    >
      <FormStack>
        <FactList
          facts={[
            { id: 'free', name: text('agent.transfer.free'), value: money(free) },
            { id: 'tied', name: text('agent.transfer.tied'), value: tied ? money(tied) : null },
          ]}
        />
        <AmountField
          label={text('agent.list.amount')}
          name="amount"
          required
          value={amount}
          onValue={(next) => {
            if (effect.status === 'refused') effect.reset()
            setAmount(next)
          }}
          currency={currency}
          locale={format.tag}
          max={free}
          disabled={disabled || lost || free === 0}
          clearLabel={text('agent.transfer.clear')}
          unreadableLabel={text('agent.transfer.unreadable')}
          error={error}
          hint={free === 0 ? text('agent.transfer.nothing') : undefined}
        />
        <TextField
          label={text('agent.transfer.remark')}
          name="remark"
          value={remark}
          maxLength={longestRemark}
          autoComplete="off"
          readOnly={disabled || lost}
          onChange={(event) => setRemark(event.target.value)}
          hint={text('agent.transfer.remarkHint', { name: to })}
        />
        <FactList
          facts={[
            { id: 'fee', name: text('agent.transfer.fee'), value: text('agent.transfer.noFee') },
            { id: 'left', name: text('agent.transfer.left'), value: fits ? money(free - amount) : null },
          ]}
        />
        <GivesUpNotice forfeits={forfeits} currency={currency} />
        {step === 'amount' ? (
          <EffectProblem
            effect={effect}
            told={toldAtAmount}
            unsure={text('agent.transfer.unsure')}
            left={text('agent.transfer.unsureLeft')}
            listed={listDownlineTransactions}
          />
        ) : null}
        <Button type="submit" variant="primary" size="lg" block disabled={disabled || lost || !fits || toldAtAmount}>
          {fits ? text('agent.transfer.send', { sum: money(amount) }) : text('agent.team.transfer')}
        </Button>
      </FormStack>
    </form>
  )
}
