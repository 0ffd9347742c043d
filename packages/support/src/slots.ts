/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface SupportSlots {
  'support.close': object
  'support.failed.title': object
  'support.failed.text': object
  'support.failed.retry': object
  'support.service.contact': object
  'support.service.live': object
  'support.service.vip': object
  'support.service.chat': object
  'support.service.opening': object
  'support.service.link': object
  'support.service.blocked.title': object
  'support.service.blocked.text': object
  'support.service.unreached.title': object
  'support.service.unreached.text': object
}
