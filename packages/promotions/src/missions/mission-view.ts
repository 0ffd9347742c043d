import { pageNumber } from '@parlour/screen-kit'
import type { Mission } from '@parlour/api-client/endpoints'
import type { MissionStatus } from './queries.ts'

/** What the page of missions shows. */
export interface MissionView {
  readonly status: MissionStatus
  /** The mission that is open; empty for the list. */
  readonly open: string
  /** Of the list, or of the leaderboard of the open mission; counts from 1. */
  readonly page: number
}

/** What the address of the page says. */
export interface MissionSearch {
  readonly tab?: string | undefined
  readonly open?: string | undefined
  readonly page?: string | undefined
}

/**
 * Reads the page of missions from its address; what makes no sense is the open missions from the first page on.
 *
 * @returns the view
 * @example missionView({ tab: 'closed', page: '2' }) // { status: 'C', open: '', page: 2 }
 */
export const missionView = ({ tab, open, page }: MissionSearch): MissionView => ({
  status: tab === 'closed' ? 'C' : 'O',
  open: /^\d{1,40}$/.test(open ?? '') ? (open ?? '') : '',
  page: pageNumber(page),
})

/**
 * What the address says of a view; what is usual is left out.
 *
 * @returns what an address says
 * @example missionSearch({ status: 'O', open: '', page: 1 }) // {}
 */
export const missionSearch = ({ status, open, page }: MissionView): MissionSearch => ({
  ...(status === 'C' ? { tab: 'closed' } : {}),
  ...(open ? { open } : {}),
  ...(page > 1 ? { page: String(page) } : {}),
})

const whole = 100

/**
 * How far a member is on the way to a value, 0 to 100; only the whole is whole.
 *
 * @param reached minor units, or rounds
 * @param target the same; null beyond the last milestone
 * @returns the percentage
 * @example shareReached(64, 100) // 64
 */
export const shareReached = (reached: number, target: number | null): number =>
  target === null || target <= 0 ? whole : Math.min(whole, Math.floor((reached * whole) / target))

/**
 * Whether a mission is over: closed, or past its end by the clock of the platform.
 *
 * @param now milliseconds since 1970
 * @returns whether it is
 * @example isOver({ status: 'O', endTime: 1_795_000_000_000 }, api.clock.now())
 */
export const isOver = ({ status, endTime }: Pick<Mission, 'status' | 'endTime'>, now: number): boolean =>
  status === 'C' || (endTime !== null && endTime <= now)
