// @ts-check
/**
 * Fills the table of what a round pays and how often, the rarest last.
 * @param {HTMLElement} body
 * @param {{ outcomes: { multiplier: number, weight: number }[], ways: number }} game multipliers in hundredths of the stake
 * @param {string} locale
 */
export function fillOutcomes(body, { outcomes, ways }, locale) {
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const lost = ways - outcomes.reduce((sum, { weight }) => sum + weight, 0)
  const rows = [{ multiplier: 0, weight: lost }, ...outcomes].map(({ multiplier, weight }) => {
    const row = document.createElement('tr')
    for (const text of [`× ${times.format(multiplier / 100)}`, share.format(weight / ways)]) {
      const cell = document.createElement('td')
      cell.textContent = text
      row.append(cell)
    }
    return row
  })
  body.replaceChildren(...rows)
}
