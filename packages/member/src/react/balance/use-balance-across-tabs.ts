import {
  getBalance,
  getWithdrawPlan,
  listBonuses,
  listTransactions,
  listWallets,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A wire between the tabs of one browser: what one posts, the others receive. */
export interface BalanceChannel {
  post(message: { readonly type: string; readonly account: string; readonly at: number }): void
  listen(onMessage: (message: unknown) => void): () => void
}

const type = 'balance'

/** What an effect that moves the balance changes as well. */
const figures = [getBalance, getWithdrawPlan, listBonuses, listTransactions, listWallets]

/** The sums of a balance, of each wallet too: money that moves between wallets leaves their total as it is. */
const sumsOf = ({ sumBalance, bonus, held, balance }: ResponseOf<typeof getBalance>): string =>
  JSON.stringify([sumBalance, bonus, held, balance.map(({ vendor, availBalance }) => [vendor, availBalance])])

const isNews = (message: unknown, account: string): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === type &&
  'account' in message &&
  message.account === account

/**
 * Refetches the balance, and what is shown of wallets, bonuses and transactions, when it changes in another tab. Messages carry no
 * amount; a tab that finds the same balance sends none. Source: BEY-05.
 *
 * @param account user name
 * @example useBalanceAcrossTabs(channel, 'linhtran88', () => api.clock.now())
 */
export function useBalanceAcrossTabs(channel: BalanceChannel, account: string, now: () => number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const key = [getBalance.name, account]
    const sums = () => {
      const balance = queries.getQueryData<ResponseOf<typeof getBalance>>(key)
      return balance && sumsOf(balance)
    }
    let last = sums()
    const watched = queries.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== key[0] || query.queryKey[1] !== account) return
      const next = sums()
      if (next !== undefined && last !== undefined && next !== last) channel.post({ type, account, at: now() })
      last = next ?? last
    })
    const heard = channel.listen((message) => {
      if (!isNews(message, account)) return
      for (const { name } of figures) void queries.invalidateQueries({ queryKey: [name, account] })
    })
    return () => {
      watched()
      heard()
    }
  }, [queries, channel, account, now])
}
