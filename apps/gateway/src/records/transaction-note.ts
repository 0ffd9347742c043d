import { channelGroups } from '../deposit/channels.ts'
import { wayName } from '../deposit/deposit-row.ts'
import { depositPromotions } from '../deposit/promotions.ts'
import type { Catalogue } from '../games/catalogue.ts'
import { saidIn, type Language } from '../http/languages.ts'
import { sentence } from '../http/messages.ts'
import type { TransferKind } from '../ledger/post-transfer.ts'
import { findBank } from '../withdraw/banks.ts'

const namedByKind: ReadonlySet<TransferKind> = new Set<TransferKind>([
  'commission', 'dividend', 'daily-salary', 'hourly-salary', 'realtime-salary', 'demo-credit',
])

/** What a line of the ledger knows of itself; `game` is the title of a round's game, `note` a bonus' own title in the reader's language. */
export interface NotedLine {
  readonly kind: TransferKind
  readonly note: string
  readonly game: string | null
}

/** What a movement says beside its type: the game, the way to pay, the bank, the studio, or the note it was booked with. */
export function transactionNote({ kind, note, game }: NotedLine, catalogue: Pick<Catalogue, 'studioName'>, language: Language): string {
  if (game) return game
  if (channelGroups.some(({ channels }) => channels.some(({ mcsBankCode }) => mcsBankCode === note))) return wayName({ channel: note, bankCode: '' }, language)
  const promotion = depositPromotions.find(({ title }) => title.EN === note)
  if (promotion) return saidIn(promotion.title, language)
  if (kind === 'withdrawal-hold') return findBank(note)?.bankName ?? note
  if (kind === 'wallet-in' || kind === 'wallet-out') return catalogue.studioName(note)
  return namedByKind.has(kind) ? sentence(`records.kind.${kind}`, language) : note
}
