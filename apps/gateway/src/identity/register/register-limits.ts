import type { Call } from '../../kernel/http/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import type { LimitKey } from '../../kernel/limits/index.ts'

/** Counts a registration of this network and this device. @throws DomainError TOO_MANY_REQUESTS */
export async function countRegistration({
  gateway,
  request,
  network,
  now,
}: Call<{ readonly loginDeviceId?: string | undefined }>): Promise<void> {
  const { loginDeviceId } = request
  const device: LimitKey[] = loginDeviceId ? [{ limit: 'register.device', of: loginDeviceId.slice(0, 64) }] : []
  await countOrRefuse(gateway, [{ limit: 'register.network', of: network }, ...device], now)
}
