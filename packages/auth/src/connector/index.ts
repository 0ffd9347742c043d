export { connectorAnswer, connectorTask, readyMessage } from './messages.ts'
export { talk, talkLimits } from './talk.ts'

export type { AnswerTo, ConnectorAnswer, ConnectorTask } from './messages.ts'
export type { OpenedPage, TalkPorts } from './talk.ts'
