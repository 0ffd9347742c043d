import { cavern, clouds, stamp } from './depth.ts'
import { balls, cells, rosette, ticket } from './lottery.ts'
import { bauhaus, climb, pegs } from './originals.ts'
import type { Template } from './scene.ts'
import { deep, surf } from './sea.ts'
import { medallion } from './medallion.ts'
import { arch, burst, close, horizon, reels, type } from './slots.ts'
import { crest, hud, lanes, pitch, shards, stripes, sunrise } from './sport.ts'
import { curtain, grid, stadium } from './stage.ts'
import { ace, back, fan, salon, table, wheel } from './tables.ts'

/** Every template by name. */
export const templates = {
  ace,
  arch,
  back,
  balls,
  bauhaus,
  burst,
  cavern,
  cells,
  climb,
  close,
  clouds,
  crest,
  curtain,
  deep,
  fan,
  grid,
  horizon,
  hud,
  lanes,
  medallion,
  pegs,
  pitch,
  reels,
  rosette,
  salon,
  shards,
  stadium,
  stamp,
  stripes,
  sunrise,
  surf,
  table,
  ticket,
  type,
  wheel,
} satisfies Record<string, Template>

/** Name of a template. */
export type TemplateName = keyof typeof templates
