export { usePromotionsText } from './use-promotions-text.ts'
