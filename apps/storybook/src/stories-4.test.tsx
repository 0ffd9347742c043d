import { checkPart } from './check-part.ts'

await checkPart(3)
