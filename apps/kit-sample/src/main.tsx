import { createRoot } from 'react-dom/client'
import { NicknamePage } from './nickname-page.tsx'
import './styles.ts'

const place = document.querySelector('#page')
if (place) createRoot(place).render(<NicknamePage />)
