import { channelGroups } from '../deposit/channels.ts'
import { wayName } from '../deposit/deposit-row.ts'
import { depositPromotions } from '../deposit/promotions.ts'
import type { Catalogue } from '../games/catalogue.ts'
import { type Language, saidIn } from '../http/languages.ts'
import { sentence } from '../http/messages.ts'
import type { TransferKind } from '../ledger/post-transfer.ts'
import { findBank } from '../withdraw/banks.ts'

/** What a line of the ledger knows of itself; `game` is the title of a round's game. */
export interface NotedLine {
  readonly kind: TransferKind
  readonly note: string
  readonly game: string | null
}

/** What a movement says beside its type: the game, the channel, the bank, the studio, or the note it was booked with. */
export function transactionNote({ kind, note, game }: NotedLine, catalogue: Pick<Catalogue, 'studioName'>, language: Language): string {
  if (game) return game
  if (channelGroups.some(({ channels }) => channels.some(({ mcsBankCode }) => mcsBankCode === note))) return wayName({ channel: note, bankCode: '' }, language)
  if (kind === 'demo-credit') return sentence('records.kind.demo-credit', language)
  const promotion = depositPromotions.find(({ title }) => title.EN === note)
  if (promotion) return saidIn(promotion.title, language)
  if (kind === 'withdrawal-hold') return findBank(note)?.bankName ?? note
  if (kind === 'wallet-in' || kind === 'wallet-out') return catalogue.studioName(note)
  return note
}
