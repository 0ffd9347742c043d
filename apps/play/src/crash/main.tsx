import { start } from '../frame/start.tsx'
import './crash.css'
import { Crash } from './game.tsx'

start('/api/crash/session', Crash)
