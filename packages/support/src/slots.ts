/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface SupportSlots {
  'support.close': object
  'support.failed.title': object
  'support.failed.text': object
  'support.failed.retry': object
}
