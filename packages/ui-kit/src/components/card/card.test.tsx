import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './card.stories.tsx'

checkStories(stories)
