import { engineWords } from '../frame-words.ts'

/** The words of the fishing halls. */
export const fishingWords = engineWords('fishing', [
  'fishing.how', 'fishing.howDecided', 'fishing.howChance', 'fishing.howAuto', 'fishing.ready', 'fishing.keys', 'fishing.shoot', 'fishing.shootAt',
  'fishing.shot', 'fishing.caught', 'fishing.away', 'fishing.empty', 'fishing.gone', 'fishing.waits', 'fishing.cannon',
  'fishing.cannonOf', 'fishing.auto', 'fishing.autoLess', 'fishing.autoMore', 'fishing.autoOff', 'fishing.autoGo', 'fishing.autoStop',
  'fishing.autoStopped', 'fishing.inWater', 'fishing.hall', 'fishing.here', 'fishing.notHere', 'fishing.fish',
  'fishing.pays', 'fishing.chance', 'fishing.name.sprat', 'fishing.name.clown', 'fishing.name.puffer', 'fishing.name.turtle',
  'fishing.name.jelly', 'fishing.name.ray', 'fishing.name.angler', 'fishing.name.shark', 'fishing.name.whale',
])
