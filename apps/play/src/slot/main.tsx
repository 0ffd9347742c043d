import { start } from '../frame/start.tsx'
import { Slot } from './game.tsx'
import './slot.css'

start('/api/slot/session', Slot)
