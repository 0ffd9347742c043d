import { SocialLinks } from '@parlour/ui-kit'
import { IconFacebook, IconLine, IconTelegram, IconWhatsapp, IconX, IconYoutube } from '@parlour/ui-kit/icons'
import type { ComponentType } from 'react'
import type { SocialChannel, SocialLink } from '../../social/social-links.ts'
import { useSiteText } from '../use-site-text.ts'

const icons = {
  telegram: IconTelegram,
  line: IconLine,
  whatsapp: IconWhatsapp,
  youtube: IconYoutube,
  twitter: IconX,
  facebook: IconFacebook,
} satisfies Record<SocialChannel, ComponentType>

/**
 * The brand's social channels as a row of icons; renders nothing when there are none (SIDE-06).
 *
 * @example <SocialRow links={links} />
 */
export function SocialRow({ links }: { links: readonly SocialLink[] }) {
  const text = useSiteText()
  if (links.length === 0) return null
  const drawn = links.map((link) => {
    const Icon = icons[link.id]
    return { ...link, icon: <Icon /> }
  })
  return <SocialLinks label={text('site.social.label')} links={drawn} />
}
