import { start } from '../frame/start.tsx'
import { Numbers } from './numbers.tsx'

start('/api/numbers/session', Numbers)
