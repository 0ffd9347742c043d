import type { League } from '../calls/sportsbook.ts'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const

const drawn: Readonly<Record<League['sport'], string>> = {
  soccer:
    'M12 8.2l3.6 2.6-1.4 4.3H9.800L8.400 10.800zM12 3v5.200M20.600 9.500l-5 1.300M17.300 19.300l-3.100-4.200M6.700 19.300l3.100-4.200M3.400 9.500l5 1.300',
  basketball:
    'M12 3v18M3 12h18M5.600 5.600c3.300 3.700 3.300 9.100 0 12.800M18.400 5.600c-3.300 3.700-3.300 9.100 0 12.800',
  maps: 'M7 9v4M5 11h4M15.500 10h.01M18 12.500h.01M7 6.500h10a4 4 0 0 1 4 4.500l-.6 4.600a2.300 2.300 0 0 1-4.100 1L14.600 14.500H9.400l-1.700 2.100a2.300 2.300 0 0 1-4.100-1L3 11a4 4 0 0 1 4-4.500z',
  cockfight:
    'M4 12c2 6 8 8 12 5 3-2.200 3-5.500 2.200-9.200M18.200 7.800L21 9l-2.600 1.600M18.200 7.800c-.6-2-2.600-2.800-4-1.600-1.600 1.400-1 4.800-4.200 5.800-2.400.7-4.600-.4-6 0M14.500 5.800c-.2-1.600 1-2.600 2-2.300M11 20v1.500M13.500 19.500v2M4 12c-.6-2-.2-4 .8-5.500 1 2 2.200 3 4.200 3.500',
}

/** The mark of a sport beside the name of a league. */
export const Badge = ({ sport }: Pick<League, 'sport'>) => (
  <svg class="badge" viewBox="0 0 24 24" aria-hidden="true">
    {sport === 'soccer' || sport === 'basketball' ? <circle cx="12" cy="12" r="9" {...line} /> : null}
    <path d={drawn[sport]} {...line} />
  </svg>
)
