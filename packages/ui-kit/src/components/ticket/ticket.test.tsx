import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './ticket.stories.tsx'

checkStories(stories)
