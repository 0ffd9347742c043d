import { and, eq, max } from 'drizzle-orm'
import { nextAnnouncement, noteContentChange, promotionTexts } from '../../../content/index.ts'
import { announcements, banners, promotionCategories, promotions } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { readAgreed } from '../../reinvestment/agreed.ts'
import { raised } from '../../reinvestment/check-reinvestment.ts'
import { CommandError } from '../command.ts'
import { momentText } from './market-time.ts'
import type { PromotionForm } from './promotion-form.ts'
import { termsIn } from './read-promotion.ts'

/** Refuses a group or a picture that is not there. @throws CommandError with a line for each */
async function checkNames(tx: Database, { category, picture }: PromotionForm): Promise<void> {
  const groups = (await tx.select({ code: promotionCategories.code }).from(promotionCategories)).map(({ code }) => code)
  const pictures = (await tx.selectDistinct({ art: banners.art }).from(banners)).map(({ art }) => art)
  const wrong = [
    !groups.includes(category) && `category: it must be one of ${groups.join(', ')}`,
    picture !== null && !pictures.includes(picture) && `picture: it must be null or one of ${pictures.join(', ')}`,
  ].filter((line) => line !== false)
  if (wrong.length > 0) throw new CommandError(wrong.join('\n'))
}

/**
 * Refuses promotions that reward inviting at the same time: a friend brings one reward.
 * @throws CommandError with both
 */
async function checkOneReferral(tx: Database): Promise<void> {
  const rows = await tx
    .select({ id: promotions.id, from: announcements.startDate, until: announcements.endDate })
    .from(promotions)
    .innerJoin(announcements, eq(announcements.id, promotions.id))
    .where(and(eq(promotions.type, 'REFERRAL'), eq(announcements.type, 'PR')))
    .orderBy(announcements.startDate)
  for (const [at, { id, from }] of rows.entries()) {
    const before = rows.slice(0, at).find(({ until }) => until === null || until > from)
    if (before)
      throw new CommandError(
        `promotions ${before.id} and ${id} would reward inviting at the same time: end one before the other starts (${momentText(from)})`,
      )
  }
}

/**
 * Carries a change of promotions out inside the transaction `tx`
 * and tells every gateway of it; changes come one after the other.
 * @throws CommandError when a category would give back more than the operator keeps
 */
export async function changePromotions<Answer>(
  tx: Database,
  now: number,
  change: () => Promise<Answer>,
): Promise<Answer> {
  await noteContentChange(tx)
  const before = await readAgreed(tx, now)
  const answer = await change()
  await checkOneReferral(tx)
  const excesses = raised(before, await readAgreed(tx, now))
  if (excesses.length > 0) throw new CommandError(excesses.join('\n'))
  return answer
}

async function lastPosition(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ last: max(announcements.position) })
    .from(announcements)
    .where(eq(announcements.type, 'PR'))
  return row?.last ?? 0
}

/** Writes a promotion with its announcement; a new one without a number. Answers its number. */
export async function writePromotion(tx: Database, known: number | null, form: PromotionForm): Promise<number> {
  await checkNames(tx, form)
  const id = known ?? (await nextAnnouncement(tx))
  const { rule, picture, title, summary, lines, figure, figureLabel, category, start, end } = form
  const promotion = { rule, terms: termsIn(form), picture, decided: true }
  const announcement = {
    type: 'PR',
    title,
    summary,
    ...promotionTexts(summary, lines),
    figure,
    figureLabel,
    category,
    position: form.position ?? (await lastPosition(tx)) + 1,
    startDate: start,
    endDate: end,
  }
  await tx
    .insert(promotions)
    .values({ id, ...promotion })
    .onConflictDoUpdate({ target: promotions.id, set: promotion })
  await tx
    .insert(announcements)
    .values({ id, ...announcement })
    .onConflictDoUpdate({ target: announcements.id, set: announcement })
  return id
}

/** Ends a promotion at a moment. */
export async function endPromotion(tx: Database, id: number, at: number): Promise<void> {
  await tx.update(announcements).set({ endDate: at }).where(eq(announcements.id, id))
  await tx.update(promotions).set({ decided: true }).where(eq(promotions.id, id))
}
