import type { TextStore } from '@parlour/api-client'
import { requireRealMember } from '@parlour/auth'
import { useGuard, useSession } from '@parlour/auth/react'
import { useEffect, useRef, useState } from 'react'
import { lotteryFavourites, toggleLotteryFavourite } from '../../favourites/lottery-favourites.ts'

/** The lotteries that a member kept on this device. */
export interface LotteryFavourites {
  has(code: string): boolean
  /** Asks a guest to log in first; tells a trial account what it lacks. */
  toggle(code: string): void
}

/** Lottery favourites, kept on the device per username (LOB-06). `store` outlives the tab. */
export function useLotteryFavourites(store: TextStore): LotteryFavourites {
  const session = useSession()
  const guard = useGuard(requireRealMember)
  const username = session.status === 'member' ? session.account : ''
  const [, draw] = useState(0)
  // A press that waited for the login counts for who came in.
  const latest = useRef(username)
  useEffect(() => {
    latest.current = username
  }, [username])
  const codes = lotteryFavourites(store, username)
  return {
    has: (code) => codes.includes(code),
    toggle: (code) =>
      guard(() => {
        if (!latest.current) return
        toggleLotteryFavourite(store, latest.current, code)
        draw((count) => count + 1)
      }),
  }
}
