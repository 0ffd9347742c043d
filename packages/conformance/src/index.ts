export { checkPlatform } from './check-platform.ts'
export { ConformanceError } from './conformance-error.ts'
export { platformText } from './platform-file.ts'
export { reportText } from './report-text.ts'

export type { CheckOptions } from './check-platform.ts'
export type { ConformanceErrorCode } from './conformance-error.ts'
export type { Credentials } from './open-session.ts'
export type { CallReport, CallStatus, Counts, Generation, NameSource, PlatformFile, Report } from './report.ts'
