import { dayMs, startOfDay, startOfWeek } from '../../../kernel/jobs/index.ts'
import type { SeedPromotion } from './promotions.ts'

const saturday = 6

/**
 * When a promotion ends that is published at `now`: with the
 * last second of a day in Manila; null where it does not end.
 */
export function promotionEnd(
  { endsInDays, endsOnFriday = false }: Pick<SeedPromotion, 'endsInDays' | 'endsOnFriday'>,
  now: number,
): number | null {
  if (endsInDays === null) return null
  const last = now + endsInDays * dayMs
  const next = endsOnFriday ? startOfWeek(last, saturday) + 7 * dayMs : startOfDay(last) + dayMs
  return next - 1000
}
