export { launchInWindow } from './launch-in-window.ts'
export { announceNote } from './announce-note.ts'
