import { start } from '../frame/start.tsx'
import './baccarat.css'
import { Baccarat } from './game.tsx'

start('/api/baccarat/session', Baccarat)
