import { start } from '../frame/start.tsx'
import { Sportsbook } from './sportsbook.tsx'

start('/api/sportsbook/session', Sportsbook)
