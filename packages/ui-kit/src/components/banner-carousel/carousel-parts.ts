export { BannerDots } from './banner-dots.tsx'
export { CarouselEngine } from './carousel-engine.tsx'
