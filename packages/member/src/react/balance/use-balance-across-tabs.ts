import { getBalance, type ResponseOf } from '@parlour/api-client/endpoints'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A wire between the tabs of one browser: what one posts, the others receive. */
export interface BalanceChannel {
  post(message: { readonly type: string; readonly account: string; readonly at: number }): void
  listen(onMessage: (message: unknown) => void): () => void
}

const type = 'balance'

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
 * Reads what is shown of the account again when its balance changes here or in another tab: what moved it may have changed
 * wallets, bonuses, rewards and records as well. A tab that is not looked at reads when it is. Messages carry no amount; a
 * tab that finds the same balance sends none. Source: BEY-05.
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
    const readAgain = (isMeant: (query: Pick<Query, 'queryKey'>) => boolean) =>
      void queries.invalidateQueries({
        // What is read of an endpoint with a session: an address of a game, for one, is good once.
        predicate: (query) => query.meta?.['everybody'] === false && query.queryKey.includes(account) && isMeant(query),
        refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
      })
    let last = sums()
    const watched = queries.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== key[0] || query.queryKey[1] !== account) return
      const next = sums()
      const hasMoved = next !== undefined && last !== undefined && next !== last
      last = next ?? last
      if (!hasMoved) return
      channel.post({ type, account, at: now() })
      readAgain(({ queryKey: [name] }) => name !== key[0])
    })
    const heard = channel.listen((message) => {
      if (!isNews(message, account)) return
      readAgain(() => true)
    })
    return () => {
      watched()
      heard()
    }
  }, [queries, channel, account, now])
}
