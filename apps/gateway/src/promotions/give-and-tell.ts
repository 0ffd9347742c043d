import type { Database } from '../db/open-database.ts'
import { tell } from '../support/tell-member.ts'
import { giveReward, type NewClaim } from './claims.ts'
import { wagerOf } from './terms.ts'

/** Gives a reward of more than nothing that a job has worked out, once, and tells the member. */
export async function giveAndTell(tx: Database, claim: NewClaim): Promise<void> {
  const { memberId, title, amount, terms, at } = claim
  if (amount <= 0 || !(await giveReward(tx, claim))) return
  await tell(tx, { memberId, kind: 'bonus.credited', values: { title, amount, wager: wagerOf(terms, amount) }, at })
}
