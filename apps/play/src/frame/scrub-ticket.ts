/**
 * Takes the ticket out of the address: a reload finds its language and its way back, and no ticket, which is good once.
 */
export function scrubTicket(fragment: URLSearchParams): void {
  const rest = new URLSearchParams(fragment)
  rest.delete('s')
  history.replaceState(null, '', `${location.pathname}#${rest.toString()}`)
}
