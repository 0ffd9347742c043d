import { start } from '../frame/start.tsx'
import { Cabinet } from './game.tsx'
import './cabinet.css'

start('/api/cabinet/session', Cabinet)
