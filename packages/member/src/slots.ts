/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface MemberSlots {
  'member.balance.label': object
  'member.balance.updating': object
  'member.balance.failed': object
  'member.balance.show': object
  'member.balance.hide': object
  'member.balance.refresh': object
}
