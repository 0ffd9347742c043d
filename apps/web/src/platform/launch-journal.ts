import { createLaunchJournal } from '@parlour/game-launch'
import { newId } from './new-id.ts'
import { deviceStore } from './stores.ts'

/** What was launched on this device, for a tab that gets lost. Source: BEY-04. */
export const launchJournal = createLaunchJournal(deviceStore, newId())
