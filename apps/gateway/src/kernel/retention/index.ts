export { deleteOld } from './delete-old.ts'
export { retentionRules } from './rules.ts'
export { readRetention, retentionOf } from './settings.ts'
export { demoMs } from './trial.ts'
