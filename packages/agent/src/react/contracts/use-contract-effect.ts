import { useEndpointMutation } from '@parlour/api-client/react'
import {
  answerDailySalaryOffer,
  answerDividendOffer,
  answerHourlySalaryOffer,
  answerRealtimeSalaryOffer,
  answerTermination,
  getAgentDefaults,
  getContractImpact,
  getContracts,
  listContractStandings,
  listDownlineContracts,
  previewOffer,
  proposeTermination,
  withdrawOffer,
  type DownlineContract,
  type EndedContract,
} from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import type { ContractAction, ContractSide } from '../../index.ts'

/** What a change of a contract moves. */
export const movedByContracts = [
  listDownlineContracts,
  getAgentDefaults,
  getContracts,
  getContractImpact,
  listContractStandings,
  previewOffer,
] as const

/** How many contracts an answer can name; with more of them any may end. */
const mostConfirmed = 200

const letters = { accept: 'A', reject: 'R', confirmEnd: 'C', keep: 'R' } as const

/** What is sent with an action. */
export interface ActionInput {
  /** The contracts of downlines that were shown as ending: no other one may end with it. */
  readonly ending: readonly Pick<EndedContract, 'contractId'>[]
  readonly reason: string
}

/**
 * What can be done with a contract, one effect a press, by the call that its kind and its side have. A refusal reads the
 * contract again: the other side, or another tab, may have been quicker.
 */
export function useContractEffect(row: DownlineContract, side: ContractSide, onDone: () => void) {
  const { contractId, kind, category } = row
  const options = {
    scope: `${useAccount()}/${contractId}`,
    invalidates: movedByContracts,
    onDone,
  }
  const dividend = useEndpointMutation(answerDividendOffer, options)
  const daily = useEndpointMutation(answerDailySalaryOffer, options)
  const hourly = useEndpointMutation(answerHourlySalaryOffer, options)
  const realtime = useEndpointMutation(answerRealtimeSalaryOffer, options)
  const ending = useEndpointMutation(answerTermination, options)
  const proposing = useEndpointMutation(proposeTermination, options)
  const withdrawing = useEndpointMutation(withdrawOffer, options)
  const answers = { dividend, daily, hourly, realtime }
  const effects = [answers[kind], ending, proposing, withdrawing]
  const effect = effects.find(({ status }) => status !== 'idle' && status !== 'done') ?? answers[kind]

  const act = (action: ContractAction, { ending: shown, reason }: ActionInput) => {
    if (action === 'withdraw') return withdrawing.send({ contractId })
    if (action === 'proposeEnd') return proposing.send({ contractId })
    const status = letters[action]
    const named =
      shown.length > mostConfirmed ? {} : { confirmed: shown.map((one) => String(one.contractId)).join(',') }
    if (side === 'given') return ending.send({ contractId, status: status === 'C' ? 'C' : 'R', ...named })
    const answer = { status, confirm: shown.length > 0, ...named, reason }
    if (kind === 'dividend') return dividend.send({ type: category, contractId, ...answer })
    if (kind === 'daily') return daily.send({ id: contractId, ...answer })
    return (kind === 'hourly' ? hourly : realtime).send({ contractId, ...answer })
  }
  return { effect, act, reset: () => effects.forEach((each) => each.reset()) }
}
