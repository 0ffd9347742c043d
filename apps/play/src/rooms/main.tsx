import { start } from '../frame/start.tsx'
import { Rooms } from './game.tsx'
import './rooms.css'

start('/api/rooms/session', Rooms)
