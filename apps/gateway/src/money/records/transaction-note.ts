import { channelGroups } from '../deposit/channels.ts'
import { methodName } from '../deposit/deposit-row.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import type { TransferKind } from '../../kernel/ledger/index.ts'
import { findBank } from '../withdraw/banks.ts'

const namedByKind: ReadonlySet<TransferKind> = new Set<TransferKind>([
  'commission',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'realtime-salary',
  'demo-credit',
])

/**
 * What a line of the ledger knows of itself; `game` is the title of a
 * round's game, `note` a bonus' own title in the reader's language.
 */
export interface NotedLine {
  readonly kind: TransferKind
  readonly note: string
  readonly game: string | null
}

const isChannel = (code: string): boolean =>
  channelGroups.some(({ channels }) => channels.some(({ mcsBankCode }) => mcsBankCode === code))

/**
 * What a transfer says beside its type: the game, the way to
 * pay, the bank, the provider, or the note it was booked with.
 */
export function transactionNote(
  { kind, note, game }: NotedLine,
  catalogue: Gateway['catalogue'],
  language: Language,
): string {
  if (game) return game
  // Of another kind the note may be what a member wrote: a code of a channel is then a word.
  if ((kind === 'deposit' || kind === 'fee') && isChannel(note))
    return methodName({ channel: note, bankCode: '' }, language)
  if (kind === 'withdrawal-hold') return findBank(note)?.bankName ?? note
  if (kind === 'wallet-in' || kind === 'wallet-out') return catalogue.providerName(note)
  return namedByKind.has(kind) ? sentence(`records.kind.${kind}`, language) : note
}
