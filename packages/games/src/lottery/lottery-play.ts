import type { LotteryGame } from '@parlour/api-client/endpoints'

/** What a launch of the lottery needs; `code` is empty for the lobby. Source: LAU-03. */
export interface LotteryPlay {
  readonly code: string
  readonly name: string
  /** VN for Vietnam, else empty. */
  readonly area: string
  /** LOTT, ELOTT, ZY or SEA. */
  readonly prizeMode: string
  readonly view: 'betting' | 'lobby'
  readonly vendor: string
}

const vietnam = 'TCG_LOTTO_VN'

/** Whether a lottery game is one of Vietnam. Source: contract 3.6. */
export const isVietnamese = ({ accountTypeName }: Pick<LotteryGame, 'accountTypeName'>): boolean =>
  accountTypeName === vietnam

/** The launch of one lottery game, at its bets. */
export const playOf = (game: LotteryGame): LotteryPlay => ({
  code: game.gameCode,
  name: game.displayName,
  area: isVietnamese(game) ? 'VN' : '',
  prizeMode: game.prizeMode ?? 'LOTT',
  view: 'betting',
  vendor: game.vassalage ?? game.accountTypeName ?? 'LOTT',
})

/** The launch of the lobby that a lottery game stands in. */
export const lobbyOf = (game: LotteryGame): LotteryPlay => ({ ...playOf(game), code: '', name: '', view: 'lobby' })
