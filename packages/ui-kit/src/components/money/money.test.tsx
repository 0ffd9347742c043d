import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './money.stories.tsx'

checkStories(stories)
