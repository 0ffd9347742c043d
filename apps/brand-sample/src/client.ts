import { boxCipher, createApiClient, portsOf } from '@parlour/api-client'
import { brand } from './brand.ts'
import { tabStore, tokens } from './session.ts'
import { language } from './messages.ts'

/** The client of this page. */
export const api = createApiClient({
  ...portsOf(window),
  baseUrl: '',
  merchant: brand.merchant,
  capabilities: { idempotency: 'honoured' },
  language,
  tokens,
  store: tabStore,
  cipher: boxCipher,
})
