import { useContext } from 'preact/hooks'
import { OwnSigns } from './own-signs.ts'

/** A part of a sign: tag, then attributes; fills name the colours of the game's palette. */
type Part = readonly [tag: 'path' | 'circle', attributes: Readonly<Record<string, string | number>>]

const ink = '#101123'
const a = 'var(--a)'
const b = 'var(--b)'
const c = 'var(--c)'
const d = 'var(--d)'
const gold = '#f3c76f'
const coral = '#ff947a'
const line = { stroke: ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }

const path = (points: string, fill: string): Part => ['path', { d: points, fill, ...line }]
const shade = (points: string, depth = 0.24): Part => ['path', { d: points, fill: `rgb(16 17 35 / ${depth})` }]
const light = (points: string, depth = 0.3): Part => ['path', { d: points, fill: `rgb(255 255 255 / ${depth})` }]
const disc = (x: number, y: number, r: number, fill: string): Part => ['circle', { cx: x, cy: y, r, fill, ...line }]

const rays = Array.from({ length: 12 }, (_, at) => {
  const turn = (at * Math.PI) / 6
  const point = (r: number, by: number) =>
    `${(32 + r * Math.cos(turn + by)).toFixed(1)} ${(32 + r * Math.sin(turn + by)).toFixed(1)}`
  return `M${point(19, -0.16)}L${point(30, 0)}L${point(19, 0.16)}Z`
}).join('')

const parts: Readonly<Record<string, readonly Part[]>> = {
  sun: [
    path(rays, coral),
    disc(32, 32, 18, gold),
    shade('M34 15A17 17 0 0 1 34 49Q44 32 34 15Z'),
    path('M20 34a12 12 0 0 1 24 0Z', coral),
    path('M18 34h28', 'none'),
    path('M22 40h20M27 45h10', 'none'),
  ],
  comet: [
    path('M6 50Q22 24 44 20L38 34Q22 40 6 50Z', b),
    path('M12 58Q28 40 46 30L42 38Q28 48 12 58Z', c),
    path('M46 6l4.6 9.4L61 17l-7.4 7.2L55.300 34.500 46 29.600l-9.300 4.900 1.700-10.300L31 17l10.400-1.600Z', gold),
    light('M46 9l-3.800 7.700L34 18l5.800 5.600L46 20Z', 0.45),
  ],
  moon: [
    path('M40 6A27 27 0 1 0 58 42A22 22 0 0 1 40 6Z', c),
    shade('M10 44A26 26 0 0 0 56 43Q32 56 10 44Z'),
    disc(22, 30, 3.5, a),
    disc(30, 46, 4.5, a),
    disc(19, 42, 2.2, a),
  ],
  lantern: [
    path('M26 8h12v6H26Z', gold),
    path('M32 14C52 14 56 26 56 33S52 52 32 52 8 40 8 33 12 14 32 14Z', coral),
    light('M21 18C12 21 10 28 10 33S12 45 21 48Q13 33 21 18Z'),
    path('M32 14C22 20 22 46 32 52M32 14C42 20 42 46 32 52', 'none'),
    path('M25 52h14v5H25ZM32 57v6', gold),
  ],
  carp: [
    path('M6 36Q20 14 42 24Q50 28 52 34L60 24Q62 36 60 46L52 38Q46 50 28 50Q14 48 6 36Z', a),
    shade('M9 39Q22 46 36 44Q46 42 51 36Q46 48.500 28 48.800Q16 47 9 39Z'),
    path('M24 22Q30 12 40 14L36 23M26 49Q30 58 38 56L36 48', b),
    disc(17, 34, 3, c),
    path('M28 30q5 6 0 12M37 30q5 6 0 12', 'none'),
  ],
  fan: [
    path('M32 56L5 30A38 38 0 0 1 59 30Z', b),
    light('M32 56L6.500 30Q10 26 14 22Z'),
    shade('M32 56L50 22Q55 25 57.500 30Z'),
    path('M32 56L14 22M32 56L26 17M32 56L38 17M32 56L50 22', 'none'),
    path('M32 56L19 43A18 18 0 0 1 45 43Z', c),
    disc(32, 56, 3.5, gold),
  ],
}

/** The low signs are card letters, as on slots everywhere, in the colours of the game. */
const letters: Readonly<Record<string, readonly [letter: string, fill: string]>> = {
  leaf: ['A', a],
  drop: ['K', b],
  peak: ['Q', c],
  stone: ['J', d],
}

function Drawn({ name }: { name: string }) {
  const own = useContext(OwnSigns)
  const picture = own.get(name)
  if (picture) return <image href={picture} width="64" height="64" />
  const [letter, fill] = letters[name] ?? []
  if (letter)
    return (
      <text class="letter" x="32" y="48" text-anchor="middle" fill={fill}>
        {letter}
      </text>
    )
  return (
    <>
      {(parts[name] ?? []).map(([Tag, attributes], at) => (
        <Tag key={at} {...attributes} />
      ))}
    </>
  )
}

/** A sign of the reels: the title's own picture where it has one. */
export const Sign = ({ name }: { name: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <Drawn name={name} />
  </svg>
)
