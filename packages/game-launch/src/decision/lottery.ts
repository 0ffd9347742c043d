/** A category with its vendors, as much of it as this needs. */
interface Lane {
  readonly title: string
  readonly cards: readonly { readonly vassalage: string }[]
}

const pages: Readonly<Record<string, 'vnlottery' | 'lottery'>> = {
  TCG_LOTTO_VN: 'vnlottery',
  TCG_SEA: 'lottery',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}

/** The page on which games of a lottery vendor open, or null for vendors that are launched. Source: contract 3.6, routing rules. */
export const lotteryPageOf = (vendor: string): 'vnlottery' | 'lottery' | null => (Object.hasOwn(pages, vendor) ? (pages[vendor] ?? null) : null)

/** The prize mode that lotteries are asked for with: ELOTT where its lane has a lottery vendor, otherwise LOTT. Source: contract 3.6, routing rules. */
export const prizeModeOf = (lanes: readonly Lane[]): 'LOTT' | 'ELOTT' =>
  lanes.some(({ title, cards }) => title === 'ELOTT' && cards.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT'))
    ? 'ELOTT'
    : 'LOTT'
