import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../../kernel/http/index.ts'

const form = /^[\w-]{32,128}$/

/** Where the token of the operator lies in a data folder. */
export const tokenFile = (dataFolder: string): string => join(dataFolder, 'operator-token')

/** The token that lies in a data folder, or null. */
export async function readOperatorToken(dataFolder: string): Promise<string | null> {
  const text = await readFile(tokenFile(dataFolder), 'utf8').catch(() => '')
  return form.test(text.trim()) ? text.trim() : null
}

/**
 * The token of a data folder; a fresh one is written there, for its owner alone, where none is. Gateways that share the
 * folder share the token. A database in memory has no folder, and no operator.
 */
export async function storeOperatorToken(dataFolder: string): Promise<string | null> {
  if (dataFolder === ':memory:') return null
  await mkdir(dataFolder, { recursive: true })
  const known = await readOperatorToken(dataFolder)
  if (known) {
    await chmod(tokenFile(dataFolder), 0o600)
    return known
  }
  const fresh = randomBytes(32).toString('base64url')
  const draft = `${tokenFile(dataFolder)}.${process.pid}.${fresh.slice(0, 8)}`
  await writeFile(draft, `${fresh}\n`, { mode: 0o600 })
  const mine = await link(draft, tokenFile(dataFolder)).then(
    () => true,
    () => false,
  )
  const there = mine ? fresh : await readOperatorToken(dataFolder)
  if (there) await rm(draft)
  else await rename(draft, tokenFile(dataFolder))
  return there ?? fresh
}

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export const sameSecret = (told: string, known: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(told)), Buffer.from(hashOf(known)))
