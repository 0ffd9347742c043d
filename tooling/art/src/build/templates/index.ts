import { balls, cells, rosette, ticket } from './lottery.ts'
import { bauhaus, climb, pegs } from './originals.ts'
import type { Template } from './scene.ts'
import { deep, surf } from './sea.ts'
import { arch, burst, close, horizon, medallion, reels, type } from './slots.ts'
import { crest, hud, lanes, pitch, shards, stripes, sunrise } from './sport.ts'
import { ace, back, fan, salon, table, wheel } from './tables.ts'

/** Every template by name. */
export const templates = {
  ace,
  arch,
  back,
  balls,
  bauhaus,
  burst,
  cells,
  climb,
  close,
  crest,
  deep,
  fan,
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
