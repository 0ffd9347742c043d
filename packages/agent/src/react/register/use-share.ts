import { useFormat } from '@parlour/i18n/react'

const missing = '\u2014'

/** Writes a percentage to one place; a dash where there is none. */
export function useShare(): (percent: number | null) => string {
  const format = useFormat()
  return (percent) => (percent === null ? missing : format.percent(Math.round(percent * 10) / 10))
}
