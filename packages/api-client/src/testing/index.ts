export { createFakeServer, FakeRefusal } from './create-fake-server.ts'
export { createTestClient } from './create-test-client.ts'

export type { FakeServer } from './create-fake-server.ts'
