export { PointMallScreen } from './points/point-mall-screen.tsx'
export { usePromotionsText } from './use-promotions-text.ts'

export type { PointMallScreenProps } from './points/point-mall-screen.tsx'
