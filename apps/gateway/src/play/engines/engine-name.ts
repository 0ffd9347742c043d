/** The engines that games run on; each is a folder here and one of `apps/play`. */
export const engineNames = [
  'slot',
  'crash',
  'generic-game',
  'draw-games',
  'sportsbook',
  'baccarat',
  'fishing',
  'poker-tables',
] as const

/** The name of an engine. */
export type EngineName = (typeof engineNames)[number]
