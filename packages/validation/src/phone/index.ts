export { nationalNumber, readPhone } from './read-phone.ts'

export type { Phone } from './read-phone.ts'
