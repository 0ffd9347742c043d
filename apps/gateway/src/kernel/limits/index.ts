export { countHere, waitHere } from './count-here.ts'
export { countOrRefuse, countUnlessFull } from './count-unless-full.ts'
export { forgetHits, forgetHitsLike, lockLimitKeys, recordHits, withdrawHits } from './hits.ts'
export { fullOf, limitKeyText, limitStateOf } from './limit-state.ts'
export { codeTries, siteAlarm } from './rate-limits.ts'
export { trySecret } from './try-secret.ts'

export type { LimitKey } from './limit-state.ts'
