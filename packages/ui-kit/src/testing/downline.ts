/** A member below an agent, as the tables of the stories show them; sums in pesos. */
export type Downline = {
  id: string
  name: string
  role: string
  downline: number | null
  deposits: number
  withdrawals: number
  bets: number
  profit: number
  rebate: number
}

const line = (text: string): Downline => {
  const [name = '', role = '', ...sums] = text.split('|')
  const [downline = 0, deposits = 0, withdrawals = 0, bets = 0, profit = 0, rebate = 0] = sums.map(Number)
  return { id: name, name, role, downline: downline || null, deposits, withdrawals, bets, profit, rebate }
}

/** One page of a downline. */
export const downline: readonly Downline[] = [
  'thao.vy|Agent, level 3|48|12480|8210|184220.4|4270|368.44',
  'quocbao77|Agent, level 3|31|9912.5|6044.1|142006|3868.4|284.01',
  'lananh|Player|0|4200|1150|38190.25|3050|76.38',
  'duc.pham|Agent, level 3|22|7730|5318.75|96441.8|2411.25|192.88',
  'mai_hoa|Player|0|2600|980|21774.6|1620|43.55',
  'tuan9|Player|0|1150|2004.3|18300|-854.3|36.6',
  'ngoc.linh|Player|0|900|2210|9880.4|-1310|19.76',
].map(line)

const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A sum as the stories write it: two places, the true minus. */
export const sumOf = (value: number): string => figures.format(value).replace('-', '−\u00A0')
