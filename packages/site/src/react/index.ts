export { SiteBanners } from './banners/site-banners.tsx'
export { CmsHtml } from './cms-html/cms-html.tsx'
export { PromotionStrip } from './promotions/promotion-strip.tsx'
export { ClosedScreen } from './status/closed-screen.tsx'
