import { useApi } from '@parlour/api-client/react'
import { useSignedIn } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { announcementsQuery, noticesQuery } from '../../announcements/queries.ts'

/**
 * Announcements for the current visitor. A guest shares the answer that the page began with; a member gets one of their
 * own, with their popups and what they have read.
 */
export function useNotices(language: string) {
  const api = useApi()
  const member = useSignedIn()
  const own = useQuery({ ...noticesQuery(api, language, member), enabled: member !== null })
  const open = useQuery({ ...announcementsQuery(api, language), enabled: member === null })
  return { ...(member === null ? open : own), member: member !== null }
}
