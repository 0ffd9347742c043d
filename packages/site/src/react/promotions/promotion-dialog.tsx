import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { announcementsQuery } from '../../announcements/queries.ts'

const PromotionModal = lazy(() => import('./promotion-modal.tsx'))

/** The terms of the promotion that a link names by id; nothing when it no longer runs. */
export function PromotionDialog({ id, language, onClose }: { id: string; language: string; onClose(): void }) {
  const { data } = useQuery(announcementsQuery(useApi(), language))
  const promotion = data?.promotion.find((other) => String(other.id) === id)
  if (!promotion) return null
  return (
    <Suspense>
      <PromotionModal promotion={promotion} onClose={onClose} />
    </Suspense>
  )
}
