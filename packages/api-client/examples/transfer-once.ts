import { createAttempt, type ApiClient, type TextStore } from '@parlour/api-client'
import { launchGame, transferWallet } from '@parlour/api-client/endpoints'

/**
 * Brings money to a provider and opens one of its games. However often the network fails, the money moves once: the
 * attempt keeps its key in `store` until the platform has said yes or no, also when the page is loaded again in
 * between. On a platform that ignores keys it is sent once: `unsure` then reaches the caller, who shows the transfers
 * and calls `forget` of the attempt.
 * @param amount in minor units: 12500 is 125.00
 */
export async function playWith(
  api: ApiClient,
  store: TextStore,
  vendor: string,
  nodeId: number,
  amount: number,
): Promise<string | null> {
  const transfer = createAttempt(api, transferWallet, { store, scope: vendor })
  for (let tries = 1; transfer.status !== 'done'; tries++) {
    try {
      await transfer.send({ type: 'IN', vendor, amount })
    } catch (error) {
      if (transfer.status !== 'unsure' || transfer.mustForget || tries === 3) throw error
    }
  }
  const { content } = await api.call(launchGame, { nodeId, vassalage: vendor })
  return content.game_url
}
