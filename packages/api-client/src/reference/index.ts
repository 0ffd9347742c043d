export { describeEndpoint } from './describe-endpoint.ts'

export type { EndpointDescription } from './describe-endpoint.ts'
export type { Member } from './describe-schema.ts'
