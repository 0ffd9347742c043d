import { createListSize } from '@parlour/screen-kit'
import { deviceStore } from './stores.ts'

/** How many rows a page of each list has on this device. */
export const listSize = createListSize(deviceStore)
