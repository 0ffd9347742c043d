import { getBalance, type ResponseOf } from '@parlour/api-client/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A wire between the tabs of one browser: what one posts, the others hear. */
export interface BalanceChannel {
  post(message: { readonly type: string; readonly account: string; readonly at: number }): void
  listen(hear: (message: unknown) => void): () => void
}

const type = 'balance'

const isNews = (message: unknown, account: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type && 'account' in message && message.account === account

/**
 * A sum that has changed in one tab is asked for anew in the others. No sum goes over the wire, only that there is another one; a
 * tab that hears of it and finds the same sum stays silent, so that it ends there. Source: BEY-05.
 */
export function useBalanceAcrossTabs(channel: BalanceChannel, account: string, now: () => number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const key = [getBalance.name, account]
    const sum = () => queries.getQueryData<ResponseOf<typeof getBalance>>(key)?.sumBalance
    let last = sum()
    const watched = queries.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== key[0] || query.queryKey[1] !== account) return
      const next = sum()
      if (next !== undefined && last !== undefined && next !== last) channel.post({ type, account, at: now() })
      last = next ?? last
    })
    const heard = channel.listen((message) => {
      if (isNews(message, account)) void queries.invalidateQueries({ queryKey: key })
    })
    return () => {
      watched()
      heard()
    }
  }, [queries, channel, account, now])
}
