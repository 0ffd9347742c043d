export { launchInWindow } from './launch-in-window.ts'
export { sayNote } from './say-note.ts'
