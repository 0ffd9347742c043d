import { Button, inNewWindow, LinkButton } from '@parlour/ui-kit'
import type { BannerTarget } from '../../banners/banner-target.ts'
import { useSiteText } from '../use-site-text.ts'

interface PromotionLinkProps {
  target: BannerTarget | null
  hrefOf(id: string): string
  onOpen(target: Exclude<BannerTarget, { kind: 'external' }>): void
}

/** The one way on that the operator gave a promotion; nothing where there is none. */
export function PromotionLink({ target, hrefOf, onOpen }: PromotionLinkProps) {
  const text = useSiteText()
  if (!target) return null
  if (target.kind === 'external')
    return <LinkButton block href={target.url} {...inNewWindow}>{text('site.promotion.leads.external')}</LinkButton>
  if (target.kind === 'promotion') return <LinkButton block href={hrefOf(target.id)}>{text('site.promotion.leads.promotion')}</LinkButton>
  return <Button block onClick={() => onOpen(target)}>{text('site.promotion.leads.path')}</Button>
}
