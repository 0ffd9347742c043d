import type { register, ServedRequestOf } from '@parlour/api-client/endpoints'
import type { Database } from '../db/open-database.ts'
import type { Call } from '../http/call.ts'
import { tooMany } from '../http/refusal.ts'
import { countAttempts, holdSubjects, noteAttempts } from '../session/attempts.ts'

const hour = 3_600_000
const hourlyByNetwork = 5
const dailyByDevice = 3

/**
 * Checks how often this network and this device have opened accounts and notes this one, in one step: of many at once
 * each sees those before it.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function noteRegistration(call: Call<ServedRequestOf<typeof register>>): Promise<void> {
  const { gateway, request, network, now } = call
  const { addressFactor } = gateway.config
  const limits = [{ subject: `register/network/${network}`, limit: hourlyByNetwork, span: hour }]
  if (request.loginDeviceId)
    limits.push({ subject: `register/device/${request.loginDeviceId.slice(0, 64)}`, limit: dailyByDevice, span: 24 * hour })
  const subjects = limits.map(({ subject }) => subject)
  await gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await holdSubjects(tx, subjects)
    for (const { subject, limit, span } of limits) {
      const before = (await countAttempts(tx, [subject], now - span)).get(subject)
      if (before && before.count >= limit * addressFactor) throw tooMany((before.first + span - now) / 1000)
    }
    await noteAttempts(tx, subjects, now)
  })
}
