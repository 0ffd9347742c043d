/** The engines that games run on; each is a folder here and one of `apps/play`. */
export const engineNames = ['slot', 'crash', 'cabinet', 'numbers', 'coupon', 'baccarat', 'fishing', 'rooms'] as const

/** The name of an engine. */
export type EngineName = (typeof engineNames)[number]
