export { pseudoCodes, pseudoMessages } from './pseudo-messages.ts'
