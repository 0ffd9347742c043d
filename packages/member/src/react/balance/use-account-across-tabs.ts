import { getBalance, type ResponseOf } from '@parlour/api-client/endpoints'
import { isAccountMessage, type AccountChannel } from '@parlour/screen-kit'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The sums of a balance, of each wallet too: money that moves between wallets leaves their total as it is. */
const sumsOf = ({ sumBalance, bonus, held, balance }: ResponseOf<typeof getBalance>): string =>
  JSON.stringify([sumBalance, bonus, held, balance.map(({ vendor, availBalance }) => [vendor, availBalance])])

const namesOf = (names: unknown): string[] =>
  Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []

/** Which reads a message of another tab is about: `all`, some by name, or none. */
function readsOf(message: unknown, account: string): 'all' | readonly string[] {
  if (isAccountMessage(message, 'balance', account)) return 'all'
  return isAccountMessage(message, 'effect', account) && 'reads' in message ? namesOf(message.reads) : []
}

/**
 * Reads what is shown of the account again when it changes here or in another tab: all of it when the balance has moved,
 * and in other tabs what an effect has changed, by the `meta.invalidates` of its mutation. A tab that is not looked at
 * reads when it is. Messages carry no figure; a tab that only follows posts none. Source: BEY-05.
 *
 * @param account user name
 * @example useAccountAcrossTabs(channel, 'linhtran88', () => api.clock.now())
 */
export function useAccountAcrossTabs(channel: AccountChannel, account: string, now: () => number): void {
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
        predicate: (query) => query.meta?.['everybody'] === false && isOf(query) && isMeant(query),
        refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
      })
    // Some keys hold the account with its language, as `linhtran88/EN`.
    const isOf = ({ queryKey }: Pick<Query, 'queryKey'>) =>
      queryKey.some((part) => part === account || String(part).startsWith(`${account}/`))
    let last = sums()
    let isFollowing = false
    const balance = queries.getQueryCache().subscribe((event) => {
      const { queryKey } = event.query
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (queryKey[0] !== key[0] || queryKey[1] !== account) return
      const next = sums()
      const hasMoved = next !== undefined && last !== undefined && next !== last
      const isNews = hasMoved && !isFollowing
      last = next ?? last
      isFollowing = false
      if (!isNews) return
      channel.post({ type: 'balance', account, at: now() })
      readAgain(({ queryKey: [name] }) => name !== key[0])
    })
    const effects = queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || (event.action.type !== 'success' && event.action.type !== 'error')) return
      const reads = namesOf(event.mutation.meta?.['invalidates'])
      if (reads.length > 0) channel.post({ type: 'effect', account, reads, at: now() })
    })
    const messages = channel.listen((message) => {
      const reads = readsOf(message, account)
      if (reads === 'all') isFollowing = true
      readAgain(({ queryKey: [name] }) => reads === 'all' || reads.includes(String(name)))
    })
    return () => {
      balance()
      effects()
      messages()
    }
  }, [queries, channel, account, now])
}
