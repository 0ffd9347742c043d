export { isReady, readFrameMessage } from './frame/frame-message.ts'
export { createLaunch, GameAddressError } from './launch/launch.ts'
export { launchRefusal } from './launch/refusal.ts'

export type { FrameMessage } from './frame/frame-message.ts'
export type { Launch, LaunchInput } from './launch/launch.ts'
export type { LaunchRefusal } from './launch/refusal.ts'
