import { randomUUID } from 'node:crypto'
import type { Transfer } from '../../kernel/ledger/index.ts'

/** What takes a stake from a wallet, or pays a win into it. */
export function roundTransfer(
  kind: 'bet' | 'win',
  roundId: string,
  account: string,
  { amount, at }: { amount: number; at: number },
): Transfer {
  const gain = kind === 'bet' ? -amount : amount
  const lines = [
    { account: 'house/games', amount: -gain },
    { account, amount: gain },
  ]
  return { id: randomUUID(), kind, roundId, at, lines }
}
