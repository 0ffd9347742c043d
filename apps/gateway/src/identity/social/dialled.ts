import type { Phone } from '../../kernel/sms/index.ts'

const homeCode = '63'

/**
 * A number that another service proved, digits with the dialling
 * code in front; the code of numbers abroad stays unknown.
 */
export const dialled = (key: string): Phone => ({ key, dialingCode: key.startsWith(homeCode) ? homeCode : '' })
