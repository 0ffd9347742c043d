import type { ApiClient } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { useSyncExternalStore } from 'react'
import { createTicker, type Ticker } from './ticker.ts'

const tickers = new WeakMap<ApiClient, Ticker>()

function tickerOf(api: ApiClient): Ticker {
  const known = tickers.get(api)
  if (known) return known
  const made = createTicker(api.clock)
  tickers.set(api, made)
  return made
}

/**
 * The time of the platform, drawn again each second; all that ask share one timer, which rests in a hidden tab.
 * Source: BEY-18.
 *
 * @returns the last whole second, milliseconds since 1970
 * @example const left = endTime - useNow()
 */
export function useNow(): number {
  const { listen, now } = tickerOf(useApi())
  return useSyncExternalStore(listen, now, now)
}
