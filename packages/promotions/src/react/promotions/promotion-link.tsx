import { Button, inNewWindow, LinkButton } from '@parlour/ui-kit'
import type { PromotionTarget } from '../../promotions/promotion-target.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface PromotionLinkProps {
  target: PromotionTarget | null
  hrefOf(id: string): string
  onOpen(target: Exclude<PromotionTarget, { kind: 'external' }>): void
}

/** The one way on that the operator gave a promotion; nothing where there is none. */
export function PromotionLink({ target, hrefOf, onOpen }: PromotionLinkProps) {
  const text = usePromotionsText()
  if (!target) return null
  if (target.kind === 'external')
    return (
      <LinkButton block href={target.url} {...inNewWindow}>
        {text('promotions.detail.leads.external')}
      </LinkButton>
    )
  if (target.kind === 'promotion')
    return (
      <LinkButton block href={hrefOf(target.id)}>
        {text('promotions.detail.leads.promotion')}
      </LinkButton>
    )
  return (
    <Button block onClick={() => onOpen(target)}>
      {text('promotions.detail.leads.path')}
    </Button>
  )
}
