export { isReady, readFrameMessage } from './frame/frame-message.ts'
export { GameAddressError, launch } from './launch/launch.ts'
export { launchRefusal } from './launch/refusal.ts'

export type { FrameMessage } from './frame/frame-message.ts'
export type { LaunchInput } from './launch/launch.ts'
export type { LaunchRefusal } from './launch/refusal.ts'
