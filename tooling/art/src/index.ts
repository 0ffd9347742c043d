export { bannerAlt, bannerGroups, banners, bannerSizes } from './banners.ts'
export { avatarCount, avatarPath, bannerPath, fixedPaths, logoPath, posterPath } from './paths.ts'
export type { Banner, BannerGroup, BannerLanguage, BannerLook, BannerSize, BannerWords } from './banners.ts'
export type { LogoTone } from './paths.ts'
