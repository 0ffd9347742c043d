export { signInCode } from '../social/auth-error-ids.ts'
export { socialProviders } from '../social/social-sign-in.ts'
export { connectorAnswer, connectorTask, readyMessage } from './messages.ts'
export { talk, talkLimits } from './talk.ts'

export type { SocialProvider } from '../social/social-sign-in.ts'
export type { AnswerTo, ConnectorAnswer, ConnectorTask } from './messages.ts'
export type { OpenedPage, TalkPorts } from './talk.ts'
