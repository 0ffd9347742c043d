import { listAnnouncements, listPromotionOffers, wageringRequirementFor } from '@parlour/api-client/endpoints'
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { statedFigures } from '../../content/texts/stated-figures.ts'
import { localizeMessage } from '../../content/support/localize-message.ts'
import { bonuses, messages } from '../../kernel/db/tables/index.ts'
import { languages, type Language } from '../../kernel/http/languages.ts'
import { keysOf } from '../../kernel/objects/record-of.ts'
import { walkBonus, type WalkedBonus } from './bonus-walk.ts'
import { day } from './moments.ts'
import { promotionFile } from './promotion-file.ts'
import type { TestGateway } from './test-gateway.ts'

const askIn = async (site: TestGateway, path: string, language: Language) =>
  (await site.ask('GET', path, { headers: { Language: language } })).body.value

/** The figures that each text on the page of a promotion names in a language. */
async function textsIn(site: TestGateway, id: number, language: Language) {
  const { promotion } = await askIn(site, `${listAnnouncements.path}?types=PR&platform=W`, language)
  const { summary, content, contents } = promotion.find((known: { id: number }) => known.id === id)
  return Object.entries<string>({ summary, content, offer: contents[0].content }).map(([name, text]) => ({
    where: `${name} in ${language}`,
    figures: statedFigures(text, language).map(({ figure }) => figure),
  }))
}

/** What the page says of a promotion, with its sums in minor units, and which figures its texts name in each language. */
async function offerOf(site: TestGateway, id: number) {
  const offers = await Promise.all(
    keysOf(languages).map(async (language) => {
      const { list } = await askIn(site, listPromotionOffers.path, language)
      return list.find(({ promotionId }: { promotionId: number }) => promotionId === id)
    }),
  )
  const [offer] = offers
  for (const other of offers) expect({ ...other, title: offer.title }).toEqual(offer)
  const said = (await Promise.all(keysOf(languages).map((language) => textsIn(site, id, language)))).flat()
  const minor = (major: number | null) => (major === null ? null : Math.round(major * 100))
  return {
    said,
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

/** What a member was given of an offer; sums in minor units. */
export interface GivenOffer {
  readonly amount: number
  /** The deposit that it came with. */
  readonly deposit?: number
  readonly at: number
}

/** The bonus that a member was given last is the one that the offer states, in figures and in the words of each language. */
export async function expectGiven(
  { gateway }: TestGateway,
  memberId: number,
  { amount: sum, maximum, percent, terms, said }: StatedOffer,
  { amount, deposit = 0, at }: GivenOffer,
) {
  const [bonus] = await gateway.db
    .select()
    .from(bonuses)
    .where(eq(bonuses.memberId, memberId))
    .orderBy(desc(bonuses.at))
    .limit(1)
  expect(bonus).toMatchObject({
    amount,
    wager: wageringRequirementFor(terms, { bonus: amount, deposit }),
    locked: terms.locked,
    playOnly: terms.playOnly,
    maxBet: terms.maxBet,
    excluded: terms.excludedCategories.join(','),
    weights: terms.weights,
    expiresAt: terms.validDays === null ? null : at + terms.validDays * day,
  })
  for (const { where, figures } of said) {
    const gives = [sum, maximum].flatMap((minor) => (minor === null ? [] : [minor / 100]))
    expect(figures, where).toEqual(expect.arrayContaining([...gives, ...(percent === null ? [] : [percent])]))
    const isAsked = (times: number) =>
      wageringRequirementFor({ ...terms, wagerMultiple: times }, { bonus: amount, deposit }) === bonus?.wager
    // Once is said in words, and so is never.
    if (bonus?.wager && !isAsked(1)) expect(figures.some(isAsked), `how often: ${where}`).toBe(true)
  }
}

/** The letter of a reward names these figures in every language, the sums in pesos. */
export async function expectLetter(
  { gateway: { db, config } }: TestGateway,
  memberId: number,
  named: readonly number[],
): Promise<void> {
  const rows = db.select().from(messages).where(eq(messages.toId, memberId)).orderBy(desc(messages.id)).limit(1)
  const [letter] = await rows
  if (!letter) throw new Error('there is no letter')
  for (const language of keysOf(languages)) {
    const { content } = localizeMessage(letter.kind, letter.values, { language, config })
    const figures = statedFigures(content, language).map(({ figure }) => figure)
    expect(figures, `${letter.kind} in ${language}`).toEqual(expect.arrayContaining([...named]))
  }
}

/** The sum of a reward and what is to be staked for it under its terms, in pesos: what its letter names. */
export const letterOf = ({ terms }: StatedOffer, amount: number): number[] =>
  [amount, wageringRequirementFor(terms, { bonus: amount })].filter((sum) => sum > 0).map((sum) => sum / 100)

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

type FigureName = 'stake' | 'reward' | 'deposit' | 'aMonth' | 'from' | 'rate' | 'ceiling' | 'weekday'
type FileRule = Readonly<Record<FigureName | 'percent' | 'maximum' | 'minimumDeposit' | 'mostPaid', number>> & {
  readonly category: string
  readonly steps: readonly { readonly loss: number; readonly rate: number }[]
}

/** The rule of a promotion of the seed as its file states it, which has some of these by its type, and its offer. */
export async function seededOf(site: TestGateway, id: number): Promise<{ rule: FileRule; offer: StatedOffer }> {
  const { rule } = JSON.parse(String(await site.operate('promotion', 'show', String(id)))) as { rule: FileRule }
  return { rule, offer: await offerOf(site, id) }
}

/** What a member was given is what the offer states, and goes to its end as the offer states it. */
export async function walkGiven(
  site: TestGateway,
  offer: StatedOffer,
  { deposit = 0, ...given }: WalkedBonus & GivenOffer,
): Promise<void> {
  const { memberId, amount, at } = given
  const { validDays } = offer.terms
  await expectGiven(site, memberId, offer, { amount, deposit, at })
  const stated = {
    ...offer.terms,
    wager: wageringRequirementFor(offer.terms, { bonus: amount, deposit }),
    expiresAt: validDays === null ? null : at + validDays * day,
  }
  await walkBonus(site, stated, given)
}
