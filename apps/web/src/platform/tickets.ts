declare global {
  interface Window {
    /** What the page's head found in the address to log in by. */
    parlourTickets?: readonly string[]
  }
}

/** Calls back when an address that was opened on this page carried something; until the returned function is called. */
export const onTickets = (come: () => void): (() => void) => {
  window.addEventListener('parlour-tickets', come)
  return () => window.removeEventListener('parlour-tickets', come)
}

/**
 * What the address carried to log in by, once: nothing holds it afterwards but who asked. Null where it carried none.
 */
export function takeTickets(): readonly string[] | null {
  const found = window.parlourTickets ?? null
  delete window.parlourTickets
  return found
}
