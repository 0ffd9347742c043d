import * as call from '@parlour/api-client/endpoints'
import { answerOf } from '../platform/things.ts'
import type { World } from '../platform/world.ts'

export const area = 'story: money'

/** What is on the main wallet of the member, in minor units. */
export const main = async (world: World): Promise<number> => {
  const { list } = await answerOf(world, call.listWallets, {})
  return list.find(({ vendor }) => vendor === null)?.balance ?? 0
}
