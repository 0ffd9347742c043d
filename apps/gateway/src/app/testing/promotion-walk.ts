import { listPromotionOffers } from '@parlour/api-client/endpoints'
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bonuses } from '../../kernel/db/tables/index.ts'
import { day } from './moments.ts'
import { promotionFile } from './promotion-file.ts'
import type { TestGateway } from './test-gateway.ts'

/** What the page says of a promotion, with its sums in minor units. */
async function offerOf(site: TestGateway, id: number) {
  const { body } = await site.ask(listPromotionOffers.method, listPromotionOffers.path)
  const offer = body.value.list.find(({ promotionId }: { promotionId: number }) => promotionId === id)
  const minor = (major: number | null) => (major === null ? null : Math.round(major * 100))
  return {
    amount: minor(offer.amount),
    maximum: minor(offer.maximumAmount),
    percent: offer.percent,
    requiredDeposit: minor(offer.requiredDeposit),
    requiredStake: minor(offer.requiredStake),
    claimDays: offer.claimDays,
    terms: { ...offer.terms, maxBet: minor(offer.terms.maxBet), minDeposit: minor(offer.terms.minDeposit) },
  }
}
/** An offer as the page states it; sums in minor units. */
export type StatedOffer = Awaited<ReturnType<typeof offerOf>>

/** The bonus that a member was given last is the one that the offer states. */
export async function expectGiven(
  { gateway }: TestGateway,
  memberId: number,
  { terms }: StatedOffer,
  given: { amount: number; at: number },
) {
  const { amount, at } = given
  const [bonus] = await gateway.db
    .select()
    .from(bonuses)
    .where(eq(bonuses.memberId, memberId))
    .orderBy(desc(bonuses.at))
    .limit(1)
  expect(bonus).toMatchObject({
    amount,
    wager: Math.ceil((Math.round(terms.wagerMultiple * 100) * amount) / 100),
    locked: terms.locked,
    playOnly: terms.playOnly,
    maxBet: terms.maxBet,
    excluded: terms.excludedCategories.join(','),
    weights: terms.weights,
    expiresAt: terms.validDays === null ? null : at + terms.validDays * day,
  })
}

/** Publishes a promotion, walks it and ends it. */
export async function walkPromotion(
  site: TestGateway,
  file: object,
  walk: (id: number, offer: StatedOffer) => Promise<void>,
): Promise<void> {
  const told = String(await site.operate('promotion', 'add', '--file', promotionFile({ ...file })))
  const id = Number(/\d+/.exec(told)?.[0])
  try {
    await walk(id, await offerOf(site, id))
  } finally {
    await site.operate('promotion', 'end', String(id))
  }
}
