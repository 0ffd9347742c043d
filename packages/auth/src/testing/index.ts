export { createMemoryStore, createTestBrowser, createTestSession } from './create-test-session.ts'

export type { MemoryStore, TestBrowser } from './create-test-session.ts'
