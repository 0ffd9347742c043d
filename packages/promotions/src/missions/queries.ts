import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getMissionLeaderboard,
  listMissionMilestones,
  listMissions,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { recordPageSize } from '../history/record-page-size.ts'

/** Missions of a page. */
export const missionPageSize = 20

/** Which missions a list shows: open or closed ones. */
export type MissionStatus = 'O' | 'C'

/**
 * Query options of a page of the missions with one status, those that end first on top.
 *
 * @param account user name, for the query key
 * @param view status, page counted from 1, and the platform's language code; titles come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await missionsQuery(api, 'linhtran88', { status: 'O', page: 1, language: 'EN' }).queryFn()
 */
export const missionsQuery = (
  api: ApiClient,
  account: string,
  { status, page, language }: { readonly status: MissionStatus; readonly page: number; readonly language: string },
) => ({
  ...endpointQuery(api, listMissions, { status, page, size: missionPageSize }),
  queryKey: [listMissions.name, account, language, status, page] as const,
  staleTime: 15_000,
})

/**
 * Query options of one mission, whichever status it has, as a list of one or none.
 *
 * @param account user name, for the query key
 * @param view number of the mission, and the platform's language code; its title comes in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const [mission] = (await missionQuery(api, 'linhtran88', { missionId: '7', language: 'EN' }).queryFn()).list
 */
export const missionQuery = (
  api: ApiClient,
  account: string,
  { missionId, language }: { readonly missionId: string; readonly language: string },
) => ({
  ...endpointQuery(api, listMissions, { missionId }),
  queryKey: [listMissions.name, account, language, 'one', missionId] as const,
  staleTime: 15_000,
})

/**
 * Query options of the milestones of a mission and of how this member stands.
 *
 * @param account user name, for the query key
 * @param missionId of a mission of the list
 * @returns options for `useQuery`;
 *   `queryFn` throws RefusedError (mission.unknown, in_need_true_account), ContractError or UnreachedError
 * @example const [first] = await milestonesQuery(api, 'linhtran88', '7').queryFn()
 */
export const milestonesQuery = (api: ApiClient, account: string, missionId: string) => ({
  ...endpointQuery(api, listMissionMilestones, { missionId }),
  queryKey: [listMissionMilestones.name, account, missionId] as const,
  staleTime: 15_000,
})

/**
 * Query options of a page of the leaderboard of a mission, with the place of this member.
 *
 * @param account user name, for the query key
 * @param missionId of a mission of the list
 * @param page counts from 1
 * @param size places of a page
 * @returns options for `useQuery`;
 *   `queryFn` throws RefusedError (mission.unknown, in_need_true_account), ContractError or UnreachedError
 * @example const { footer } = await leaderboardQuery(api, 'linhtran88', '7', 1).queryFn()
 */
export const leaderboardQuery = (
  api: ApiClient,
  account: string,
  missionId: string,
  page: number,
  size: number = recordPageSize,
) => {
  const input = { missionId, page, size }
  return {
    ...endpointQuery(api, getMissionLeaderboard, input),
    queryKey: [getMissionLeaderboard.name, account, input] as const,
    staleTime: 15_000,
  }
}

/** A place of a leaderboard. */
export type LeaderboardRow = ResponseOf<typeof getMissionLeaderboard>['list'][number]

/**
 * All places of the leaderboard of a mission, for a file.
 *
 * @param missionId of a mission of the list
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the places of all pages, the first one first
 * @throws RefusedError (mission.unknown, in_need_true_account), ContractError or UnreachedError
 * @example const rows = await allPlaces(api, '7')
 */
export const allPlaces = (
  api: ApiClient,
  missionId: string,
  gathering?: Gathering<LeaderboardRow>,
): Promise<LeaderboardRow[]> =>
  gatherRows(
    (page, options) => api.call(getMissionLeaderboard, { missionId, page, size: largestPage }, options),
    gathering,
  )
