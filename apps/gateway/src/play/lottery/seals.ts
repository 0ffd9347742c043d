import { createHash, createHmac } from 'node:crypto'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { drawSeals, insertRows } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Lottery } from '../../kernel/ports/index.ts'
import type { Chance } from '../../kernel/config/index.ts'
import { nextOpening } from './schedule.ts'

const secretBytes = 32
const wordBytes = 6
const wordSpan = 2 ** (8 * wordBytes)

/** A fresh secret of a draw, in hexadecimal. */
export const freshSecretOf = ({ bytes }: Pick<Chance, 'bytes'>): string =>
  Buffer.from(bytes(secretBytes)).toString('hex')

/** The seal of a draw, which is published before it: SHA-256 of the text of its secret, in hexadecimal. */
export const sealOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * The chance that a secret holds for one draw: words of 48 bits out of HMAC-SHA256 of `<draw code>/<block>` under the
 * text of the secret, those that would favour low numbers left out. Anyone who knows the secret draws the same numbers.
 */
export function chanceOf(secret: string, drawCode: string): Pick<Chance, 'roll'> {
  let block = 0
  let bytes = Buffer.alloc(0)
  const word = (): number => {
    if (bytes.length < wordBytes) bytes = createHmac('sha256', secret).update(`${drawCode}/${block++}`).digest()
    const value = bytes.readUIntBE(0, wordBytes)
    bytes = bytes.subarray(wordBytes)
    return value
  }
  return {
    roll(below) {
      const fair = wordSpan - (wordSpan % below)
      for (;;) {
        const value = word()
        if (value < fair) return value % below
      }
    },
  }
}

/**
 * Seals the next two draws of each game where that is not done yet, inside the transaction `tx`; only this makes seals.
 */
export async function sealAhead(
  tx: Database,
  random: Pick<Chance, 'bytes'>,
  lotteries: readonly Lottery[],
  now: number,
): Promise<void> {
  const rows = lotteries.flatMap((lottery) => {
    const next = nextOpening(lottery, now)
    return [next, next + lottery.interval].map((openedAt) => ({
      game_id: lottery.gameId,
      opened_at: openedAt,
      secret: freshSecretOf(random),
    }))
  })
  await insertRows(tx, drawSeals, rows, 'on conflict do nothing')
}

/**
 * Breaks the seals of the draws that open at `until` or before, inside the transaction `tx`, and answers their secrets.
 */
export async function breakSeals(
  tx: Database,
  gameIds: readonly number[],
  until: number,
): Promise<(typeof drawSeals.$inferSelect)[]> {
  if (gameIds.length === 0) return []
  return tx
    .delete(drawSeals)
    .where(and(inArray(drawSeals.gameId, [...gameIds]), lte(drawSeals.openedAt, until)))
    .returning()
}

/** The seal of a draw to come, or null while it has none. */
export async function findSeal(db: Database, gameId: number, openedAt: number): Promise<string | null> {
  const [found] = await db
    .select()
    .from(drawSeals)
    .where(and(eq(drawSeals.gameId, gameId), eq(drawSeals.openedAt, openedAt)))
  return found ? sealOf(found.secret) : null
}

/**
 * The seal of a draw to come, held until the transaction `tx` ends
 * so that it is not opened meanwhile; null once it is broken.
 */
export async function holdSeal(tx: Database, gameId: number, openedAt: number): Promise<string | null> {
  const [held] = await tx
    .select()
    .from(drawSeals)
    .where(and(eq(drawSeals.gameId, gameId), eq(drawSeals.openedAt, openedAt)))
    .for('share')
  return held ? sealOf(held.secret) : null
}
