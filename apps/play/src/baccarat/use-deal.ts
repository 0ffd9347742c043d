import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { Round } from '../calls/baccarat.ts'
import { dealSteps, stateAfter, type DealState, type Step } from './deal-steps.ts'

const isStill = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The round on the table, and how far its deal is. */
export interface Deal {
  readonly round: Round | null
  readonly state: DealState
  /** Whether cards are still to come. */
  readonly moving: boolean
  /** Puts a round on the table and answers when all of it shows; `told` is called with every movement. */
  show(round: Round, told: (step: Step, state: DealState) => void): Promise<void>
  /** Lets all that is left of the deal show at once. */
  skip(): void
  clear(): void
}

/** Deals rounds step by step; at once under reduced motion, and in a tab that is hidden. */
export function useDeal(first: Round | null, quick: boolean): Deal {
  const [round, setRound] = useState(first)
  const [done, setDone] = useState(Infinity)
  const skipRef = useRef<() => void>(() => undefined)
  const skip = useCallback(() => skipRef.current(), [])

  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) skip()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      skip()
    }
  }, [skip])

  const show: Deal['show'] = async (next, told) => {
    const steps = dealSteps(next)
    setRound(next)
    const rush = { atOnce: isStill() }
    for (const [at, step] of steps.entries()) {
      if (rush.atOnce) break
      setDone(at + 1)
      told(step, stateAfter(steps, at + 1))
      const { wait } = step
      await new Promise<void>((go) => {
        const timer = setTimeout(go, quick ? wait * 0.6 : wait)
        skipRef.current = () => {
          rush.atOnce = true
          clearTimeout(timer)
          go()
        }
      })
    }
    skipRef.current = () => undefined
    setDone(Infinity)
  }

  const steps = round ? dealSteps(round) : []
  return {
    round,
    state: stateAfter(steps, done),
    moving: round !== null && done < Infinity,
    show,
    skip,
    clear: () => setRound(null),
  }
}
