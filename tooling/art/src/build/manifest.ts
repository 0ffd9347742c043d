import { bannerAlt, bannerLanguages, banners, bannerSizes } from '../banners.ts'
import { avatarCount } from '../paths.ts'

/** What the build wrote, as plain data: banners with their words and sizes, sizes of the other pieces. */
export const manifest = () => ({
  poster: { width: 600, height: 800 },
  avatar: { width: 192, height: 192, count: avatarCount },
  banners: banners.map((banner) => ({
    key: banner.key,
    group: banner.group,
    sizes: bannerSizes,
    languages: bannerLanguages.map((language) => ({
      language,
      ...banner.words[language],
      alt: bannerAlt(banner, language),
    })),
  })),
})
