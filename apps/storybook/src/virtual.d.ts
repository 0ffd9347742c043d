declare module 'virtual:endpoint-comments' {
  import type { EndpointComments } from '../generate/read-comments.ts'

  const comments: Readonly<Record<string, EndpointComments>>
  export default comments
}
