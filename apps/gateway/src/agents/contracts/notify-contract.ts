import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { inEachLanguage, sentence } from '../../kernel/http/index.ts'
import type { MessageKind, Notifier } from '../../kernel/ports/index.ts'
import { payoutKindOf, type Contract } from './kinds.ts'

/** What became of a contract. */
export type ContractNews = 'offered' | 'withdrawn' | 'accepted' | 'rejected' | 'ending' | 'kept' | 'ended' | 'outbid'

/** Which side of a contract gets a message about it, and when. */
export interface NotifiedSide {
  readonly side: 'upline' | 'downline'
  readonly at: number
  /** What a rejection says. */
  readonly reason?: string
}

/** The sides of a contract, and what it is about. */
export type ContractSides = Pick<Contract, 'uplineId' | 'memberId' | 'kind' | 'category'>

const accountOf = async (tx: Database, memberId: number): Promise<string> =>
  (await tx.select({ account: members.username }).from(members).where(eq(members.id, memberId)))[0]?.account ?? ''

/** The message of what became of a contract: it names who offered it, and the reason of a rejection, where there is one. */
function messageOf(became: ContractNews, uplineId: number | null, reason: string): MessageKind {
  if (became === 'offered' && uplineId !== null) return 'contract.offeredBy'
  return became === 'rejected' && reason ? 'contract.rejectedFor' : `contract.${became}`
}

/** Sends one side of a contract the message of what became of it, inside the transaction `tx`; the operator gets none. */
export async function notifyContract(
  tx: Database,
  ports: Notifier,
  became: ContractNews,
  { uplineId, memberId, kind, category }: ContractSides,
  { side, at, reason = '' }: NotifiedSide,
): Promise<void> {
  const to = side === 'upline' ? uplineId : memberId
  if (to === null) return
  const contract = inEachLanguage(
    (language) =>
      `${sentence(`records.kind.${payoutKindOf[kind]}`, language)}, ${sentence(`records.category.${category}`, language)}`,
  )
  const other = side === 'upline' ? memberId : uplineId
  const by = other === null ? '' : await accountOf(tx, other)
  await ports.notify(tx, {
    memberId: to,
    kind: messageOf(became, uplineId, reason),
    values: { contract, by, reason },
    at,
  })
}
