import type { ApiClient } from '@parlour/api-client'
import { listRooms, type Id, type Room } from '@parlour/api-client/endpoints'

/** A page of rooms. */
export interface RoomsPage {
  readonly rooms: readonly Room[]
  readonly page: number
  readonly totalPages: number
}

/**
 * Query options of a table game's rooms, for `useInfiniteQuery`; pages count from 1. Source: LOB-11.
 *
 * @param nodeId the game's node id
 * @returns options for `useInfiniteQuery`
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example useInfiniteQuery(roomsQuery(api, 10_001))
 */
export const roomsQuery = (api: ApiClient, nodeId: Id) => ({
  queryKey: ['rooms', nodeId] as const,
  queryFn: async ({ pageParam }: { pageParam: number }): Promise<RoomsPage> => {
    const { content, totalPages } = await api.call(listRooms, { nodeId, pageNum: pageParam })
    return { rooms: content, page: pageParam, totalPages: totalPages ?? 0 }
  },
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }: RoomsPage) => (page < totalPages ? page + 1 : undefined),
  staleTime: 15_000,
})

/** Whether a room has no seat left; where seats are not counted it has. */
export const isFull = ({ seats, seatsTaken }: Pick<Room, 'seats' | 'seatsTaken'>): boolean =>
  seats !== null && (seatsTaken ?? 0) >= seats
