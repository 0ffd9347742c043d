import { BannerCarousel } from '@parlour/ui-kit'
import { bannerTarget, type BannerTarget } from '../../banners/banner-target.ts'
import type { BannerGroup } from '../../banners/banner-group.ts'
import { useSiteText } from '../use-site-text.ts'
import { useBanners } from './use-banners.ts'

interface SiteBannersProps {
  group: BannerGroup
  language: string
  /** The page's own origin: pictures come from it. */
  origin: string
  /** Home shows its banners centred between dimmed neighbours. */
  layout?: 'centred' | 'plain'
  /** A banner that leads inside the site was clicked. */
  onOpen(target: Exclude<BannerTarget, { kind: 'external' }>): void
}

/**
 * The banners of a group; renders nothing when there are none. `language` is the platform's code.
 *
 * @example <SiteBanners group="w_home" language="EN" origin={location.origin} onOpen={openTarget} />
 */
export function SiteBanners({ group, language, origin, layout = 'plain', onOpen }: SiteBannersProps) {
  const text = useSiteText()
  const banners = useBanners(group, language, origin)
  if (!banners?.length) return null
  const slides = banners.map((banner) => {
    const target = bannerTarget(banner, origin)
    const slide = {
      id: `${banner.groupName}-${banner.bannerId ?? banner.url}`,
      src: banner.url,
      phoneSrc: banner.mobileUrl ?? banner.url,
      alt: banner.title,
    }
    if (!target) return slide
    return target.kind === 'external' ? { ...slide, href: target.url } : { ...slide, onClick: () => onOpen(target) }
  })
  return (
    <BannerCarousel
      key={group}
      label={text('site.banners.label')}
      slides={slides}
      layout={layout}
      pauseLabel={text('site.banners.pause')}
      playLabel={text('site.banners.play')}
      slideLabel={(n, of) => text('site.banners.slide', { n, of })}
    />
  )
}
