import { foreignAddresses, hostileAddresses } from './hostile-addresses.ts'
import { hostileEvents, hostileSpellings } from './hostile-events.ts'
import { hostileMarkup } from './hostile-markup.ts'

/**
 * Texts that run a script, or lead somewhere, when a page shows them as they are: one for each way, written by hand.
 * `runOf` is the script of the text with a number, without spaces, quotes and angle brackets. Source: reliability T1.
 */
export function hostileTexts(runOf: (index: number) => string): string[] {
  const all = (run: string): string[] => [
    ...hostileEvents(run),
    ...hostileSpellings(run),
    ...hostileAddresses(run),
    ...hostileMarkup(run),
    ...foreignAddresses(),
  ]
  return all('').map((_, index) => all(runOf(index))[index] ?? '')
}
