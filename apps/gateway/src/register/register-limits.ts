import type { Call } from '../http/call.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'
import type { Subject } from '../limits/full-windows.ts'

/** Counts a registration of this network and this device. @throws DomainError TOO_MANY_REQUESTS */
export async function countRegistration({ gateway, request, network, now }: Call<{ readonly loginDeviceId?: string | undefined }>): Promise<void> {
  const { loginDeviceId } = request
  const device: Subject[] = loginDeviceId ? [{ limit: 'register.device', of: loginDeviceId.slice(0, 64) }] : []
  await countOrRefuse(gateway, [{ limit: 'register.network', of: network }, ...device], now)
}
