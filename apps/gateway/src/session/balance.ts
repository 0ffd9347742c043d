import { toWireMoney, type getBalance } from '@parlour/api-client/endpoints'
import { sessionOf, type Handler } from '../http/call.ts'
import { tooMany } from '../http/refusal.ts'
import { memberBalance } from '../ledger/accounts.ts'

const mainWallet = 2

/** The money of the member of this session; asked for at most 60 times a minute. */
export const answerBalance: Handler<typeof getBalance> = async (call) => {
  const { gateway } = call
  const { tokenHash, memberId } = sessionOf(call)
  const wait = gateway.windows.count(`balance/${tokenHash}`, 60 * gateway.config.addressFactor, 60_000)
  if (wait > 0) throw tooMany(wait)
  const sum = toWireMoney(await memberBalance(gateway.db, memberId))
  return {
    sumBalance: sum,
    currency: gateway.config.currency,
    currencySymbol: gateway.config.currencySymbol,
    balance: [{ accountTypeId: mainWallet, availBalance: sum }],
  }
}
