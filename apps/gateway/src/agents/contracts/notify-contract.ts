import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { inEachLanguage, sentence } from '../../kernel/http/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { payoutKindOf, type Contract } from './kinds.ts'

/** What became of a contract. */
export type ContractNews = 'offered' | 'withdrawn' | 'accepted' | 'rejected' | 'ending' | 'kept' | 'ended' | 'outbid'

/** Which side of a contract gets a message about it, and when. */
export interface NotifiedSide {
  readonly side: 'upline' | 'downline'
  readonly at: number
}

/** The sides of a contract. */
export type ContractSides = Pick<Contract, 'uplineId' | 'memberId' | 'kind'>

const accountOf = async (tx: Database, memberId: number): Promise<string> =>
  (await tx.select({ account: members.username }).from(members).where(eq(members.id, memberId)))[0]?.account ?? ''

/** Sends one side of a contract the message of what became of it, inside the transaction `tx`; the operator gets none. */
export async function notifyContract(
  tx: Database,
  ports: Notifier,
  became: ContractNews,
  { uplineId, memberId, kind }: ContractSides,
  { side, at }: NotifiedSide,
): Promise<void> {
  const to = side === 'upline' ? uplineId : memberId
  if (to === null) return
  const contract = inEachLanguage((language) => sentence(`records.kind.${payoutKindOf[kind]}`, language))
  const by = became === 'accepted' || became === 'rejected' ? await accountOf(tx, memberId) : ''
  await ports.notify(tx, { memberId: to, kind: `contract.${became}`, values: { contract, by }, at })
}
