/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface PromotionsSlots {
  'promotions.close': object
  'promotions.failed.title': object
  'promotions.failed.text': object
  'promotions.failed.retry': object
}
