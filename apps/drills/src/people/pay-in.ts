import { randomInt, randomUUID } from 'node:crypto'
import { depositByTransfer, listDepositChannels } from '@parlour/api-client/endpoints'
import type { Member } from './open-member.ts'
import { operate, type Operated } from './operate.ts'

/**
 * Gives a member own money, in minor units: a transfer that the
 * operator confirms. What an account starts with is only played.
 */
export async function payIn(gateway: Operated, { api }: Pick<Member, 'api'>, amount: number): Promise<void> {
  const channels = Object.values(await api.call(listDepositChannels, {})).flatMap((group) => group.channels)
  const channel = channels.find(({ method }) => method === 'transfer')
  const bankCode = channel?.banks[0]?.bankCode
  if (!channel || !bankCode) throw new Error('no channel to deposit by transfer')
  const order = {
    amount,
    reference: `REF${randomInt(10 ** 9)}`,
    bankCode,
    mcsBankCode: channel.mcsBankCode || null,
    vendorId: channel.vendorId,
  }
  const { orderNo } = await api.call(depositByTransfer, order, { idempotencyKey: randomUUID() })
  await operate(gateway, 'confirm-deposit', orderNo ?? '')
}
