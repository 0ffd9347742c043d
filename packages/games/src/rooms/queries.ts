import type { ApiClient } from '@parlour/api-client'
import { listRooms, type Room } from '@parlour/api-client/endpoints'

/** A page of rooms. */
export interface RoomsPage {
  readonly rooms: readonly Room[]
  readonly page: number
  readonly totalPages: number
}

/** The rooms of a table game, for an infinite list; page numbers from 1. Seats change by the minute. Source: LOB-11. */
export const roomsQuery = (api: ApiClient, nodeId: number) => ({
  queryKey: ['rooms', nodeId] as const,
  queryFn: async ({ pageParam }: { pageParam: number }): Promise<RoomsPage> => {
    const { content, totalPages } = await api.call(listRooms, { nodeId, pageNum: pageParam })
    return { rooms: content, page: pageParam, totalPages: totalPages ?? 0 }
  },
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }: RoomsPage) => (page < totalPages ? page + 1 : undefined),
  staleTime: 15_000,
})

/** Whether a room has no seat left; where nobody counts seats it has. */
export const isFull = ({ seats, seatsTaken }: Pick<Room, 'seats' | 'seatsTaken'>): boolean => seats !== null && (seatsTaken ?? 0) >= seats
