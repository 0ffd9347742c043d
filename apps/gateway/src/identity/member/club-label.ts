/** The label of a rank as member info shows it; colours are CSS. */
export interface ClubLabel {
  readonly labelName: string
  readonly color: string
  readonly color2: string
  readonly rankLevel: number
}

type Colors = readonly [front: string, ground: string]

const lowest: Colors = ['#b9bad4', '#313354']

const colors: readonly Colors[] = [
  lowest,
  ['#93b8ff', '#27325a'],
  ['#5fd8a5', '#1d3843'],
  ['#f2c46d', '#43351d'],
  ['#ff9f7a', '#4a2a20'],
  ['#e58cff', '#3d2150'],
  ['#ff7aa8', '#4b1f33'],
  ['#7ae6ff', '#163f4d'],
  ['#fff1c2', '#4d421c'],
]

/** The label of a level; one above the highest has the colours of the highest. Source: contract 3.4. */
export function clubLabel(level: number): ClubLabel {
  const [color, color2] = colors[Math.min(Math.max(0, level), colors.length - 1)] ?? lowest
  return { labelName: `VIP${level}`, color, color2, rankLevel: level }
}
