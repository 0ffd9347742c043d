import { start } from '../frame/start.tsx'
import './fishing.css'
import { Fishing } from './game.tsx'

start('/api/fishing/session', Fishing)
