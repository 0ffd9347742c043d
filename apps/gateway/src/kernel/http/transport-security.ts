/** How long browsers speak to a host by TLS only. */
const strict = 'max-age=63072000; includeSubDomains; preload'

/** Tells browsers to come back by TLS only; for hosts that are served by it, whatever they answer. */
export async function withTransportSecurity(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer
  response.headers.set('Strict-Transport-Security', strict)
  return response
}
