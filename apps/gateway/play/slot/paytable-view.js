// @ts-check
import { drawSymbol } from './symbols.js'

/**
 * Fills the paytable: what three, four and five of a sign pay at a stake.
 * @param {HTMLElement} host
 * @param {{ linePays: Record<string, number[]>, scatterPays: number[], lines: number[][] }} game
 * @param {number} stake minor units
 * @param {(minor: number) => string} money
 */
export function fillPaytable(host, { linePays, scatterPays, lines }, stake, money) {
  const shown = [
    ...Object.entries(linePays).map(([name, pays]) => ({ name, pays: pays.map((pay) => (pay * stake) / lines.length) })),
    { name: 'comet', pays: scatterPays.map((pay) => pay * stake) },
  ]
  host.replaceChildren(
    ...shown.map(({ name, pays }) => {
      const card = document.createElement('div')
      card.className = 'pay'
      const list = document.createElement('dl')
      pays.forEach((sum, at) => {
        const count = document.createElement('dt')
        count.textContent = String(at + 3)
        const worth = document.createElement('dd')
        worth.textContent = money(sum)
        list.prepend(count, worth)
      })
      card.append(drawSymbol(name), list)
      return card
    }),
  )
}
