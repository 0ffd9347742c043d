export { observeCall } from './observe-call.ts'
export { serve } from './serve.ts'
