export { chatHeadColor, openRoom } from './chat/open-room.ts'
export { storePlace, readPlace } from './chat/panel-memory.ts'
export { chatUnreadQuery } from './chat/queries.ts'
export { feedbackBounds, feedbackText, roomFor } from './feedback/feedback-text.ts'
export { helpQuery } from './help/queries.ts'
export { anchorOf, searchHelp } from './help/search-help.ts'
export { findMessages } from './inbox/find-messages.ts'
export { messageLengths } from './inbox/message-lengths.ts'
export { isBox, messageSearch, messageTabs, messageView } from './inbox/message-view.ts'
export {
  messagesOnPage,
  messagesQuery,
  recipientsAtOnce,
  recipientsQuery,
  unreadMessagesQuery,
} from './inbox/queries.ts'
export { supportOffers } from './offers/support-offers.ts'
export { serviceAddress } from './service/service-address.ts'
export { csTypeOf, serviceLine, windowSize } from './service/service-line.ts'
export { decryptPath } from './service/service-path.ts'

export type { Room, RoomInput } from './chat/open-room.ts'
export type { RoomPlace } from './chat/panel-memory.ts'
export type { FeedbackBounds, FeedbackForm, FeedbackKind } from './feedback/feedback-text.ts'
export type { Found } from './help/search-help.ts'
export type { MessageSearch, MessageTab, MessageView } from './inbox/message-view.ts'
export type { Box, MessageOwner, MessagePage } from './inbox/queries.ts'
export type { SupportOffers } from './offers/support-offers.ts'
export type { ServiceSource } from './service/service-address.ts'
export type { CsType, ServiceLine } from './service/service-line.ts'
export type { ServiceEntry } from './service/service-path.ts'
