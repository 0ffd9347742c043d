import type { register, ServedRequestOf } from '@parlour/api-client/endpoints'
import type { Call } from '../http/call.ts'
import { tooMany } from '../http/refusal.ts'
import { countAttempts } from '../session/attempts.ts'

const hour = 3_600_000
const hourlyByNetwork = 5
const dailyByDevice = 3

/**
 * Checks how often this network and this device have opened accounts; answers the subjects to note for this one.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function checkRegisterLimits(call: Call<ServedRequestOf<typeof register>>): Promise<string[]> {
  const { gateway, request, network, now } = call
  const { addressFactor } = gateway.config
  const address = `register/network/${network}`
  const device = request.loginDeviceId ? `register/device/${request.loginDeviceId.slice(0, 64)}` : null
  const byAddress = (await countAttempts(gateway.db, [address], now - hour)).get(address)
  if (byAddress && byAddress.count >= hourlyByNetwork * addressFactor) throw tooMany((byAddress.first + hour - now) / 1000)
  if (!device) return [address]
  const byDevice = (await countAttempts(gateway.db, [device], now - 24 * hour)).get(device)
  if (byDevice && byDevice.count >= dailyByDevice * addressFactor)
    throw tooMany((byDevice.first + 24 * hour - now) / 1000)
  return [address, device]
}
