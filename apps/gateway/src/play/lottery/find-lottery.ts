import type { Catalogue, Lottery } from '../../kernel/ports/index.ts'

/** What the platform calls Vietnam as an area. */
export const vietnam = 'VN'

/** The lottery of a code. */
export const lotteryOfCode = ({ lotteries }: Catalogue, code: string): Lottery | undefined =>
  lotteries.find((lottery) => lottery.code === code)

/**
 * The lottery that a launch means: the one of its code, or for the lobby the most popular of the area; elsewhere than
 * in Vietnam the prize mode decides.
 */
export function findLottery(
  catalogue: Catalogue,
  { area, prizeMode, code }: { readonly area: string; readonly prizeMode: string; readonly code: string },
): Lottery | undefined {
  if (code) return lotteryOfCode(catalogue, code)
  return catalogue.lotteries.find((lottery) =>
    area === vietnam ? lottery.area === vietnam : lottery.prizeMode === prizeMode,
  )
}
