import type { getBalance } from '@parlour/api-client/endpoints'
import { sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { readWallets } from './read-wallets.ts'

/**
 * The money of the member of this session; asked for at most 60 times a minute.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export const handleBalance: Handler<typeof getBalance> = async (call) => {
  const { gateway, request, now } = call
  const { tokenHash, memberId } = sessionOf(call)
  countHere(gateway, { limit: 'poll.session', of: `balance/${tokenHash}` })
  const { wallets, held, bonus } = await readWallets(gateway, memberId, now)
  const shown = wallets.filter(({ accountTypeId }) => !request.typeId || accountTypeId === request.typeId)
  return {
    sumBalance: wallets.reduce((sum, { balance }) => sum + balance, bonus),
    bonus,
    held,
    currency: gateway.config.currency,
    currencySymbol: gateway.config.currencySymbol,
    asOf: now,
    balance: shown.map(({ accountTypeId, balance, vendor, name }) => ({
      accountTypeId,
      availBalance: balance,
      vendor,
      name: name || null,
    })),
  }
}
