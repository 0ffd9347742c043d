export { ChatRoom } from './chat/chat-room.tsx'
export { useChatUnread } from './chat/use-chat-unread.ts'
export { ContactButton } from './service/contact-button.tsx'
export { ServiceTrouble } from './service/service-trouble.tsx'
export { useService } from './service/use-service.ts'
export { useSupportText } from './use-support-text.ts'

export type { ChatRoomProps } from './chat/chat-room.tsx'
export type { OpenWindow, Service, ServiceOptions } from './service/use-service.ts'
