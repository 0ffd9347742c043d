export { ApiProvider, useApi } from './api-context.tsx'
export { recordsKeptFrom } from './records-kept-from.ts'
export { useEndpoint } from './use-endpoint.ts'
export { useEndpointMutation } from './use-endpoint-mutation.ts'

export type { ApiProviderProps } from './api-context.tsx'
export type { UseEndpointOptions } from './use-endpoint.ts'
export type { EndpointMutation, UseEndpointMutationOptions } from './use-endpoint-mutation.ts'
