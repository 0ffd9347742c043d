import { listDownlineContracts, type ContractImpact, type DownlineContract } from '@parlour/api-client/endpoints'
import { Button, ConfirmDialog, FormStack, TextArea, useToast } from '@parlour/ui-kit'
import { useState } from 'react'
import type { ContractAction, ContractSide } from '../../index.ts'
import { EffectProblem } from '../register/effect-problem.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { EndingContracts } from './ending-contracts.tsx'
import { useContractEffect } from './use-contract-effect.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface ContractAnswerProps {
  row: DownlineContract
  side: ContractSide
  actions: readonly ContractAction[]
  /** What a yes would change; a yes waits for it. */
  impact: ContractImpact | undefined
  messages: ContractMessages
  /** Called once an action has counted. */
  onActed: () => void
}

const mostReason = 140
const agreeing: readonly ContractAction[] = ['accept', 'confirmEnd']
const hard: readonly ContractAction[] = ['reject', 'withdraw', 'confirmEnd']

/** What can be done with a contract, each with a question before it that says once more what a yes ends. */
export function ContractAnswer({ row, side, actions, impact, messages, onActed }: ContractAnswerProps) {
  const text = useAgentText()
  const toast = useToast()
  const [asked, setAsked] = useState<ContractAction | null>(null)
  const [reason, setReason] = useState('')
  const { effect, act, reset } = useContractEffect(row, side, () => {
    if (asked) toast.show({ tone: 'ok', text: text(`agent.contract.done.${asked}`) })
    setAsked(null)
    setReason('')
    onActed()
  })
  const unsure = effect.status === 'unsure'
  // Another tab or the other side has done something: there is nothing to ask any more, and the page says what is so.
  if (asked && !actions.includes(asked) && effect.status !== 'sending' && !unsure) setAsked(null)
  const agrees = asked !== null && agreeing.includes(asked)
  const ending = impact?.ending ?? []
  const isWritten = asked !== 'reject' || (reason.trim() !== '' && [...reason.trim()].length <= mostReason)
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          block
          variant={action === 'accept' ? 'primary' : 'secondary'}
          disabled={agreeing.includes(action) && !impact}
          onClick={() => setAsked(action)}
        >
          {text(`agent.contract.do.${action}`)}
        </Button>
      ))}
      {asked ? (
        <ConfirmDialog
          open
          name="contractModal"
          title={text(`agent.contract.ask.${asked}`)}
          text={
            <FormStack>
              <p>{text(`agent.contract.askText.${asked}`)}</p>
              {agrees ? <EndingContracts ending={ending} messages={messages} /> : null}
              {asked === 'reject' ? (
                <TextArea
                  label={text('agent.contract.reason')}
                  name="reason"
                  required
                  rows={3}
                  value={reason}
                  limit={mostReason}
                  countLabel={(count, limit) => text('agent.contract.reasonCount', { count, limit })}
                  onChange={({ target }) => setReason(target.value)}
                />
              ) : null}
              <EffectProblem
                effect={effect}
                told={false}
                unsure={text('agent.contract.unsure')}
                left={text('agent.contract.unsureLeft')}
                listed={listDownlineContracts}
              />
            </FormStack>
          }
          confirmLabel={text(`agent.contract.do.${asked}`)}
          cancelLabel={text('agent.contract.cancel')}
          tone={hard.includes(asked) ? 'danger' : 'primary'}
          busy={effect.status === 'sending'}
          disabled={unsure || !isWritten || (agrees && !impact)}
          onConfirm={() => act(asked, { ending, reason: asked === 'reject' ? reason.trim() : '' })}
          onCancel={() => {
            setAsked(null)
            reset()
          }}
        />
      ) : null}
    </>
  )
}
