import { generateKeyPairSync } from 'node:crypto'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import nacl from 'tweetnacl'
import naclUtil from 'tweetnacl-util'
import type { Database } from '../db/open-database.ts'
import { cipherKeys } from '../db/tables/index.ts'
import type { Chance } from '../config/gateway.ts'
import { present } from '../objects/present.ts'

const { decodeBase64, encodeBase64 } = naclUtil

/** A key pair for sealed payloads; the public half is base64. */
export interface BoxPair {
  readonly kid: string
  readonly publicKey: string
  readonly secretKey: Uint8Array
}

/** The keys of payload encryption. Two box keys are live: the current one and the one before. */
export interface Keyring {
  /** The key that new envelopes are sealed for. */
  current(): BoxPair
  /** A live key by its id; one that is not known here is looked for in the database once more. */
  find(kid: string): Promise<BoxPair | null>
  /** The modulus and private exponent of the legacy scheme, in hexadecimal. */
  legacy(): { readonly modulus: string; readonly privateExponent: string }
  /** Makes a new current key and drops the oldest of three. */
  rotate(now: number): Promise<void>
  /** Rotates when the newest key is a week old; of several gateways one does it and the others take its key. */
  rotateWhenOld(now: number): Promise<void>
}

const liveKeys = 2
const oldMs = 7 * 24 * 60 * 60_000
const rotationLock = 815_003

function freshBox(random: Chance, createdAt: number): typeof cipherKeys.$inferInsert {
  const pair = nacl.box.keyPair.fromSecretKey(random.bytes(nacl.box.secretKeyLength))
  return {
    kid: `b${Buffer.from(random.bytes(5)).toString('hex')}`,
    kind: 'box',
    publicKey: encodeBase64(pair.publicKey),
    secretKey: encodeBase64(pair.secretKey),
    createdAt,
  }
}

const hex = (base64url = ''): string => Buffer.from(base64url, 'base64url').toString('hex')

function freshRsa(createdAt: number): typeof cipherKeys.$inferInsert {
  const { n, d } = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' })
  return { kid: 'rsa', kind: 'rsa', publicKey: hex(n), secretKey: hex(d), createdAt }
}

/** Loads the keys from the database, making the first ones where there are none. */
export async function loadKeyring(db: Database, random: Chance, now: number): Promise<Keyring> {
  const read = async (from = db) => {
    const rows = await from.select().from(cipherKeys).orderBy(desc(cipherKeys.createdAt), cipherKeys.kid)
    return {
      boxes: rows.filter((row) => row.kind === 'box').slice(0, liveKeys),
      rsa: rows.find((row) => row.kind === 'rsa'),
    }
  }
  const before = await read()
  if (!before.rsa) await db.insert(cipherKeys).values(freshRsa(now)).onConflictDoNothing()
  if (before.boxes.length === 0) await db.insert(cipherKeys).values(freshBox(random, now))
  let { boxes, rsa } = await read()

  const pair = (row: (typeof boxes)[number] | undefined): BoxPair | null =>
    row ? { kid: row.kid, publicKey: row.publicKey, secretKey: decodeBase64(row.secretKey) } : null

  const rotate = async (on: Database, at: number): Promise<void> => {
    await on.insert(cipherKeys).values(freshBox(random, at))
    const live = (await read(on)).boxes.map((row) => row.kid)
    await on.delete(cipherKeys).where(and(eq(cipherKeys.kind, 'box'), notInArray(cipherKeys.kid, live)))
  }
  const refresh = async (): Promise<void> => void ({ boxes, rsa } = await read())
  const known = (kid: string): BoxPair | null => pair(boxes.find((row) => row.kid === kid))

  return {
    current() {
      const found = pair(boxes[0])
      if (!found) throw new Error('the keyring is empty')
      return found
    },
    async find(kid) {
      const found = known(kid)
      if (found) return found
      await refresh()
      return known(kid)
    },
    legacy() {
      const { publicKey: modulus, secretKey: privateExponent } = present(rsa, 'the key of the older envelope')
      return { modulus, privateExponent }
    },
    async rotate(at) {
      await rotate(db, at)
      await refresh()
    },
    async rotateWhenOld(at) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${rotationLock})`)
        const [newest] = (await read(tx)).boxes
        if (newest && at - newest.createdAt >= oldMs) await rotate(tx, at)
      })
      await refresh()
    },
  }
}
