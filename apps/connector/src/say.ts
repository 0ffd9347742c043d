/** Shows one of the sentences that the server wrote into the page, in place of the one before. */
export function say(name: 'wait' | 'check' | 'failed'): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-say]')) line.hidden = line.dataset['say'] !== name
}
