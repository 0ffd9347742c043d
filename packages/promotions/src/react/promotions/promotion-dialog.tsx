import { useApi } from '@parlour/api-client/react'
import { LazyModal } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { promotionsQuery } from '../../promotions/queries.ts'
import type { HtmlComponent } from '../html-component.ts'

const loadModal = () => import('./promotion-modal.tsx')

interface PromotionDialogProps {
  id: string
  language: string
  Html: HtmlComponent
  onClose(): void
}

/** The terms of the promotion that a link names by id; nothing when it no longer runs. */
export function PromotionDialog({ id, language, Html, onClose }: PromotionDialogProps) {
  const { data } = useQuery(promotionsQuery(useApi(), language))
  const promotion = data?.find((other) => String(other.id) === id)
  if (!promotion) return null
  return <LazyModal open load={loadModal} onFail={onClose} with={{ promotion, Html, onClose }} />
}
