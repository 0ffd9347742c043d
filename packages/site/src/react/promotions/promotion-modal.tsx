import type { Promotion } from '@parlour/api-client/endpoints'
import { Modal } from '@parlour/ui-kit'
import { CmsHtml } from '../cms-html/cms-html.tsx'
import { useSiteText } from '../use-site-text.ts'

/** An offer with its terms, whole. */
export default function PromotionModal({ promotion, onClose }: { promotion: Promotion; onClose(): void }) {
  const text = useSiteText()
  return (
    <Modal open name="promotion" title={promotion.title} closeLabel={text('site.close')} onClose={onClose} width={560}>
      <CmsHtml html={promotion.content} />
    </Modal>
  )
}
