import type { MessageRow } from '@parlour/api-client/endpoints'
import { hrefs } from '../routes/-hrefs.ts'

/** The page that a message of the platform is about: contracts have one. */
export const hrefOfMessage = ({ kind }: MessageRow): string | undefined =>
  kind?.startsWith('contract.') ? hrefs.agent('agentContracts') : undefined
