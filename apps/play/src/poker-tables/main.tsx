import { start } from '../frame/start.tsx'
import { PokerTables } from './game.tsx'
import './poker-tables.css'

start('/api/poker-tables/session', PokerTables)
