import * as call from '@parlour/api-client/endpoints'
import { drawOf, gameOf, lotteryOf, demoGameOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

/** The lobby, the launch, the lotteries. */
export const gameInputs: Goods = {
  ...good(call.getGameDetails)({ as: 'visitor', input: async (world) => ({ nodeId: (await gameOf(world)).nodeId }) }),
  ...good(call.addFavourite)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ nodeId: (await gameOf(world)).nodeId }),
  }),
  ...good(call.removeFavourite)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ nodeId: (await gameOf(world)).nodeId }),
  }),
  ...good(call.launchGame)({
    as: 'member',
    demo: 'refused',
    input: async (world) => {
      const { nodeId, roomId, vassalage } = await gameOf(world)
      return { nodeId, gameId: roomId, vassalage }
    },
  }),
  ...good(call.launchDemoGame)({
    as: 'visitor',
    input: async (world) => {
      const { nodeId, vassalage } = await demoGameOf(world)
      return { nodeId, vassalage }
    },
  }),
  ...good(call.launchLottery)({
    as: 'member',
    demo: 'refused',
    sharesPath: true,
    input: async (world) => ({ lottoGameCode: await lotteryOf(world), lottoView: 'betting' }),
  }),
  ...good(call.getDraw)({ as: 'visitor', input: async (world) => ({ gameCode: await lotteryOf(world) }) }),
  ...good(call.getDrawByCode)({ as: 'visitor', input: async (world) => ({ code: await drawOf(world) }) }),
  ...good(call.listNearNumbers)({ as: 'visitor', input: async (world) => ({ gameCode: await lotteryOf(world) }) }),
}
