import { eq } from 'drizzle-orm'
import type { Gateway } from '../config/gateway.ts'
import type { Database } from './open-database.ts'
import { providerKeys } from './tables/index.ts'

const read = async (db: Database, name: string): Promise<Buffer | null> => {
  const [row] = await db.select().from(providerKeys).where(eq(providerKeys.provider, name))
  return row ? Buffer.from(row.secret, 'base64') : null
}

/** A secret of 32 bytes that all gateways of a database share; made when it is first wanted. */
export async function sharedSecret(
  { db, random }: Pick<Gateway, 'db' | 'random'>,
  name: string,
  now: number,
): Promise<Buffer> {
  const found = await read(db, name)
  if (found) return found
  const secret = Buffer.from(random.bytes(32)).toString('base64')
  await db.insert(providerKeys).values({ provider: name, secret, createdAt: now }).onConflictDoNothing()
  return (await read(db, name)) ?? Buffer.from(secret, 'base64')
}
