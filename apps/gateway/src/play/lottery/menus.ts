import type { getLotteryMenus, getVietnamMenus, ServedResponseOf } from '@parlour/api-client/endpoints'
import type { Lottery } from '../../kernel/ports/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Call, Handler, MessageCode } from '../../kernel/http/index.ts'
import { vietnam } from './find-lottery.ts'
import { gameOut } from './rows.ts'

type MenuGroup = Extract<ServedResponseOf<typeof getLotteryMenus>, readonly unknown[]>[number]
type GroupOf<Code> = Code extends `lottery.group.${infer Name}` ? Name : never

/** The groups of the menus in their order. */
export const lotteryGroups = [
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'PH_4D',
  'PH_3D',
  'PH_DRAW',
  'SEA_DRAW',
  'KENO',
  'BINGO',
  'QUICK',
] as const satisfies readonly GroupOf<MessageCode>[]

async function grouped(
  { gateway: { catalogue }, language, now }: Call,
  wanted: (lottery: Lottery) => boolean,
): Promise<Record<string, MenuGroup>> {
  await catalogue.refresh(now)
  return Object.fromEntries(
    lotteryGroups.flatMap((groupCode) => {
      const games = catalogue.lotteries.filter((lottery) => lottery.groupCode === groupCode && wanted(lottery))
      if (games.length === 0) return []
      const labelName = sentence(`lottery.group.${groupCode}`, language)
      return [
        [
          groupCode,
          { gameGroupCode: groupCode, labelName, gameMenus: games.map((game) => gameOut(catalogue, game, now)) },
        ],
      ]
    }),
  )
}

/** The lottery games by group, of one prize mode or of all. */
export const handleLotteryMenus: Handler<typeof getLotteryMenus> = async (call) => {
  const { prizeMode } = call.request
  return grouped(call, (lottery) => prizeMode === '' || lottery.prizeMode === prizeMode)
}

/** The lottery games of Vietnam by region. */
export const handleVietnamMenus: Handler<typeof getVietnamMenus> = async (call) =>
  grouped(call, ({ area }) => area === vietnam)
