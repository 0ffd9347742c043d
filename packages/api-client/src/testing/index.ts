export { createFakeServer } from './create-fake-server.ts'
export { createTestClient } from './create-test-client.ts'
export { allEndpoints, endpointsOf } from './endpoints-of.ts'
export { FakeRefusal } from './fake-refusal.ts'
export { faultNames } from './faults.ts'
export { sampleAnswer, sampleRequest } from './sample/sample-answer.ts'

export type { FakeAnswer, FakeCall, FakeServer, FakeServerOptions } from './fake-server.ts'
export type { Fault } from './faults.ts'
