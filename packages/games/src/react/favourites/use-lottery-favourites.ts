import type { TextStore } from '@parlour/api-client'
import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useEffect, useRef, useState } from 'react'
import { lotteryFavourites, toggleLotteryFavourite } from '../../favourites/lottery-favourites.ts'

/** The lotteries that a member kept on this device. */
export interface LotteryFavourites {
  has(code: string): boolean
  /** Asks a guest to log in first; tells a demo account what it lacks. */
  toggle(code: string): void
}

/**
 * Favourite lotteries, stored on the device by user name (LOB-06).
 *
 * @param store local storage
 * @returns `has` and `toggle`
 * @example const { has, toggle } = useLotteryFavourites(localTexts)
 */
export function useLotteryFavourites(store: TextStore): LotteryFavourites {
  const guard = useGuard(requireRealMember)
  const username = useAccount()
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
