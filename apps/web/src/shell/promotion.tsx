export { PromotionDialog as default } from '@parlour/site/react'
