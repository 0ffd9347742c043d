import type { Database } from '../../../kernel/db/index.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'
import { seedOrders } from './seed-orders.ts'

/** Tells the orders behind the money of the history, and the demo player's; no balance changes. */
export async function seedMoney(tx: Database, now: number): Promise<void> {
  await seedDemoOrders(tx, now)
  await seedOrders(tx, now)
}
