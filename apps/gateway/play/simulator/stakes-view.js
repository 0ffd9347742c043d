// @ts-check
/**
 * Offers the stakes as a group of choices.
 * @param {HTMLFieldSetElement} group
 * @param {number[]} stakes in minor units
 * @param {(minor: number) => string} money
 * @returns {{ chosen: () => number, choose: (stake: number) => void, enable: (enabled: boolean) => void }}
 */
export function offerStakes(group, stakes, money) {
  const inputs = stakes.map((stake, at) => {
    const label = document.createElement('label')
    const input = document.createElement('input')
    label.className = 'chip'
    input.type = 'radio'
    input.name = 'stake'
    input.value = String(stake)
    input.checked = at === 0
    label.append(input, money(stake))
    group.append(label)
    return input
  })
  return {
    chosen: () => Number(inputs.find((input) => input.checked)?.value ?? 0),
    choose: (stake) => {
      for (const input of inputs) input.checked = Number(input.value) === stake
    },
    enable: (enabled) => {
      group.disabled = !enabled
    },
  }
}
