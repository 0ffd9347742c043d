/** Answers that the gateway is starting. */
export const stillStarting = (): Response =>
  new Response('{"success":false,"errorCode":"system.busy"}', {
    status: 503,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '2' },
  })
