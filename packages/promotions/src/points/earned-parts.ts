/** The category under which points for deposits are counted. */
export const depositCategory = 'DEPOSIT'

/** Points of a day by what they were earned with: a category of games, or `DEPOSIT`. */
export interface EarnedPart {
  readonly category: string
  readonly points: number
}

/**
 * What earned points came from, as the platform writes it into their remark: each category by its code, with its points.
 *
 * @param remark of a change of points of the type EARN
 * @returns the parts; null for a remark in words
 * @example earnedParts('DEPOSIT 10, RNG 1') // [{ category: 'DEPOSIT', points: 10 }, { category: 'RNG', points: 1 }]
 */
export function earnedParts(remark: string): readonly EarnedPart[] | null {
  const parts = remark.split(', ').map((part) => /^([A-Z_]{2,32}) (\d{1,15})$/.exec(part))
  return parts.some((part) => part === null)
    ? null
    : parts.map((part) => ({ category: part?.[1] ?? '', points: Number(part?.[2]) }))
}
