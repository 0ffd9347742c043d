export { announcements, banners } from './content.ts'
export { favourites, games, studios } from './games.ts'
export { accounts, entries, idempotency, transfers } from './ledger.ts'
export { members } from './members.ts'
export { cipherKeys, seedState, seenRequests } from './platform.ts'
export { gameSessions, gameTickets, rounds } from './play.ts'
export { attempts, captchas, sessions } from './sessions.ts'

export type { Words } from './content.ts'
