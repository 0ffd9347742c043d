import { useState } from 'react'
import { firstRates, fitsRate, refusedRate, type ChosenRates, type RateBounds } from '../../index.ts'

/** Rates at work: what is chosen, and which of them the platform refused. */
export interface RateChoice {
  readonly bounds: readonly RateBounds[]
  readonly rates: ChosenRates
  /** The product type that was refused as it now stands. */
  readonly refused: string | null
  readonly fits: boolean
  put(productType: string, percent: number | null): void
  /** Marks the rate that an error names; answers whether it names one that is shown. */
  refuse(error: unknown): boolean
  reset(): void
}

/** Rates to hand on, within their bounds; each begins at its least, or as it is now (`present`). */
export function useChosenRates(bounds: readonly RateBounds[], present: ChosenRates = {}): RateChoice {
  const [changed, setChanged] = useState<ChosenRates>({})
  const [refused, setRefused] = useState<string | null>(null)
  const rates = { ...firstRates(bounds), ...present, ...changed }
  return {
    bounds,
    rates,
    refused,
    fits: bounds.every((bound) => fitsRate(bound, rates[bound.productType])),
    put: (productType, percent) => {
      setChanged((before) => ({ ...before, [productType]: percent }))
      setRefused((before) => (before === productType ? null : before))
    },
    refuse: (error) => {
      const productType = refusedRate(error)
      const shown = bounds.some((bound) => bound.productType === productType)
      if (shown) setRefused(productType)
      return shown
    },
    reset: () => {
      setChanged({})
      setRefused(null)
    },
  }
}
