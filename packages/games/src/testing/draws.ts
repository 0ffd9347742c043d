import type { getLotteryMenus, listOpenedNumbers, ServedResponseOf } from '@parlour/api-client/endpoints'

type Menus = ServedResponseOf<typeof getLotteryMenus>
type Game = Extract<Menus, readonly unknown[]>[number]['gameMenus'] extends readonly (infer One)[] | null | undefined
  ? One
  : never

/** Noon of 15 January 2026, when the draws below are looked at. */
export const noon = Date.UTC(2026, 0, 15, 12)
const minute = 60_000

const game = (gameCode: string, displayName: string, rest: object): Game => ({
  gameCode,
  displayName,
  icon: '/img/posters/10001.svg',
  minBet: 2,
  nodeId: 10_001,
  vassalage: 'NNF',
  prizeMode: 'LOTT',
  accountTypeName: 'LOTT',
  interval: minute,
  ...rest,
})

/** Lottery games in three groups; the last is Vietnamese. */
export const menus = {
  PH_4D: {
    gameGroupCode: 'PH_4D',
    labelName: 'Philippines 4D',
    gameMenus: [
      game('PH4D', 'Pearl River 4D', {
        drawKind: '4D',
        numero: '202601150721',
        openTime: noon + 41_000,
        closeTime: noon + 36_000,
      }),
      game('DAVAO', 'Davao Noon Draw', {
        drawKind: 'SIX',
        nodeId: 10_002,
        numero: '20260117',
        openTime: noon + 2 * 86_400_000,
        closeTime: noon + minute,
      }),
    ],
  },
  QUICK: {
    gameGroupCode: 'QUICK',
    labelName: 'Quick draws',
    gameMenus: [
      game('DICE1', 'One Minute Dice', {
        drawKind: 'DICE',
        prizeMode: 'ELOTT',
        nodeId: 10_003,
        accountTypeName: 'ELOTT',
        numero: '202601150722',
        openTime: noon + 3000,
        closeTime: noon - 1000,
      }),
      game('NINE', 'Lucky Nine', { drawKind: 'NINE', nodeId: 10_004, openTime: null, closeTime: null }),
    ],
  },
} satisfies Menus

/** The lottery games of Vietnam. */
export const vietnamMenus = {
  VN_SOUTH: {
    gameGroupCode: 'VN_SOUTH',
    labelName: 'Southern Vietnam',
    gameMenus: [
      game('MEKONG', 'Mekong 4D', {
        drawKind: '4D',
        accountTypeName: 'TCG_LOTTO_VN',
        nodeId: 10_005,
        numero: '202601150721',
        openTime: noon + 41_000,
        closeTime: noon + 36_000,
      }),
      game('SAIGON', 'Saigon Noon', {
        drawKind: 'SIX',
        accountTypeName: 'TCG_LOTTO_VN',
        nodeId: 10_006,
        numero: '20260116',
        openTime: noon + 61 * minute,
        closeTime: noon + minute,
      }),
    ],
  },
} satisfies Menus

/** `count` opened draws of a game, the newest first; the numbers say which one it is. */
export const openedDraws = (
  count: number,
  gameCode = 'MEKONG',
  gameName = 'Mekong 4D',
): ServedResponseOf<typeof listOpenedNumbers> =>
  Array.from({ length: count }, (_, at) => ({
    gameCode,
    gameName,
    numero: String(202_601_150_720 - at),
    winningNumber: `4,0,7,${at}`,
    openTime: noon - at * minute,
    closeTime: noon + minute,
    nextOpenTime: noon + minute,
    drawCode: null,
    nextNumero: null,
  }))
