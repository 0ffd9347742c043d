import { safeUrl } from '@parlour/api-client'
import type { Announcement } from '@parlour/api-client/endpoints'
import { Button, inNewWindow, LinkButton, Modal } from '@parlour/ui-kit'
import { NoticeArticle } from '../announcements/notice-article.tsx'
import { useSiteText } from '../use-site-text.ts'
import type { InterruptionWays } from './interruption-ways.ts'

interface PopupModalProps extends InterruptionWays {
  popup: Announcement
  onClose(): void
}

/** One popup with the way on that the operator gave it. Source: ANN-02, contract 3.7. */
export function PopupModal({ popup, origin, imageOrigins, onReward, onPromotion, onClose }: PopupModalProps) {
  const text = useSiteText()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const { promotionType, redirect, redirectPromotionId, externalLink } = popup
  const outside = redirect === 'REDIRECT_URL' ? safeUrl(externalLink, { origin, anyHttps: true }) : null
  const way =
    promotionType && onReward ? (
      <Button variant="primary" onClick={then(onReward)}>
        {text('site.popup.reward')}
      </Button>
    ) : redirect === 'PROMO' && redirectPromotionId !== null && onPromotion ? (
      <Button variant="primary" onClick={then(() => onPromotion(redirectPromotionId))}>
        {text('site.popup.promotion')}
      </Button>
    ) : (
      outside && (
        <LinkButton variant="primary" href={outside} {...inNewWindow} onClick={onClose}>
          {text('site.popup.outside')}
        </LinkButton>
      )
    )
  return (
    <Modal
      open
      name="popupModal"
      title={popup.title}
      closeLabel={text('site.close')}
      onClose={onClose}
      footer={way || undefined}
    >
      <NoticeArticle untitled notice={popup} imageOrigins={imageOrigins} />
    </Modal>
  )
}
