import { start } from '../frame/start.tsx'
import { GenericGame } from './game.tsx'
import './generic-game.css'

start('/api/generic-game/session', GenericGame)
