import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './ticket.stories.tsx'

checkStories(stories)
