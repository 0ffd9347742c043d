export { Surroundings } from './surroundings.tsx'

export type { SurroundingsProps } from './surroundings.tsx'
