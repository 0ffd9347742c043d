import type { Promotion } from '@parlour/api-client/endpoints'
import { Modal } from '@parlour/ui-kit'
import type { HtmlComponent } from '../html-component.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface PromotionModalProps {
  promotion: Promotion
  Html: HtmlComponent
  onClose(): void
}

/** An offer with its terms, whole. */
export default function PromotionModal({ promotion, Html, onClose }: PromotionModalProps) {
  const text = usePromotionsText()
  return (
    <Modal
      open
      name="promotion"
      title={promotion.title}
      closeLabel={text('promotions.close')}
      onClose={onClose}
      width={560}
    >
      <Html html={promotion.content} />
    </Modal>
  )
}
