import type { Database } from '../../kernel/db/index.ts'
import { inEachLanguage, sentence } from '../../kernel/http/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { payoutKindOf, type Contract } from './kinds.ts'

/** A contract that became something, and when. */
export interface NotifiedContract extends Pick<Contract, 'memberId' | 'kind'> {
  readonly at: number
}

/** Sends an agent the message that a contract is offered to it, or that one has ended with a change above it. */
export const notifyContract = (
  tx: Database,
  ports: Notifier,
  became: 'offered' | 'outbid',
  { memberId, kind, at }: NotifiedContract,
): Promise<void> =>
  ports.notify(tx, {
    memberId,
    kind: `contract.${became}`,
    values: { contract: inEachLanguage((language) => sentence(`records.kind.${payoutKindOf[kind]}`, language)) },
    at,
  })
