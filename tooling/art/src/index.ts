export { bannerAlt, bannerGroups, bannerLanguages, banners, bannerSizes } from './banners.ts'
export {
  avatarCount,
  avatarPath,
  bannerPath,
  fixedPaths,
  logoPath,
  posterPath,
  promotionKinds,
  promotionPath,
  rankCount,
  rankPath,
  rewardPath,
  rewardPictures,
  signCount,
  signsPath,
} from './paths.ts'
export type { Banner, BannerGroup, BannerLanguage, BannerLook, BannerSize, BannerTexts } from './banners.ts'
export type { LogoTone, PromotionKind, RewardPicture } from './paths.ts'
