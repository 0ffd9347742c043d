import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { providerKeys } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'

const provider = 'tulay'

const readKey = async (db: Database): Promise<Buffer | null> => {
  const [row] = await db.select().from(providerKeys).where(eq(providerKeys.provider, provider))
  return row ? Buffer.from(row.secret, 'base64') : null
}

/** The secret that this platform and its payment provider share; made when it is first wanted, the same for all gateways. */
export async function providerKey({ db, random }: Pick<Gateway, 'db' | 'random'>, now: number): Promise<Buffer> {
  const found = await readKey(db)
  if (found) return found
  const secret = Buffer.from(random.bytes(32)).toString('base64')
  await db.insert(providerKeys).values({ provider, secret, createdAt: now }).onConflictDoNothing()
  return (await readKey(db)) ?? Buffer.from(secret, 'base64')
}
